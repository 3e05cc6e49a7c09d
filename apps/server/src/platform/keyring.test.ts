import { describe, expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';

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

  test('digests differ by purpose and by key', () => {
    const digest = keyring.digest('otp:a', '123456');
    expect(digest).toEqual(keyring.digest('otp:a', '123456'));
    expect(digest).not.toEqual(keyring.digest('otp:b', '123456'));
    expect(digest).not.toEqual(createKeyring(Buffer.alloc(32, 2)).digest('otp:a', '123456'));
  });
});
