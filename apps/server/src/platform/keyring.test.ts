import { describe, expect, test } from 'vitest';
import { createKeyring, keyIdOf } from './keyring.ts';

describe('the keyring', () => {
  const keyring = createKeyring(Buffer.alloc(32, 1));

  test('opens what it sealed, and nothing that was touched', () => {
    const sealed = keyring.seal(Buffer.from('secret'));
    expect(keyring.open(sealed).toString()).toBe('secret');
    expect(sealed.includes('secret')).toBe(false);
    const touched = Buffer.from(sealed);
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    expect(() => keyring.open(touched)).toThrow();
    expect(() => createKeyring(Buffer.alloc(32, 2)).open(sealed)).toThrow();
  });

  test('says which key has sealed; the first seals, all open, and also what names no key', () => {
    const one = Buffer.alloc(32, 1);
    const two = Buffer.alloc(32, 2);
    const older = createKeyring(one).seal(Buffer.from('older'));
    const ring = createKeyring(two, { others: [one] });
    const newer = ring.seal(Buffer.from('newer'));
    expect([older, newer].map((sealed) => keyIdOf(sealed))).toEqual([ring.ids[1], ring.ids[0]]);
    expect([older, newer].map((sealed) => ring.open(sealed).toString())).toEqual([
      'older',
      'newer',
    ]);
    // Sealed by a version that wrote no id, under Buffer.alloc(32, 1).
    const unnamed = Buffer.from(
      '190e054e08801ade9e63bb433c552e253f56ac99b35468246162a180cda13bc62b75515363',
      'hex',
    );
    expect(keyIdOf(unnamed)).toBeNull();
    expect(ring.open(unnamed).toString()).toBe('of before');
    expect([...ring.opened]).toEqual([
      [ring.ids[1], 1],
      [ring.ids[0], 1],
      ['none', 1],
    ]);
    expect(() => createKeyring(two).open(older)).toThrow(
      `The key ${ring.ids[1]} is not in the ring`,
    );
    // The id is part of what is sealed.
    const renamed = Buffer.concat([older.subarray(0, 12), newer.subarray(12)]);
    expect(() => ring.open(renamed)).toThrow();
  });

  test('digests differ by purpose and by key', () => {
    const digest = keyring.digest('otp:a', '123456');
    expect(digest).toEqual(keyring.digest('otp:a', '123456'));
    expect(digest).not.toEqual(keyring.digest('otp:b', '123456'));
    expect(digest).not.toEqual(createKeyring(Buffer.alloc(32, 2)).digest('otp:a', '123456'));
  });
});
