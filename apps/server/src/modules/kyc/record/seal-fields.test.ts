import { describe, expect, test } from 'vitest';
import { createKeyring } from '../../../platform/keyring.ts';
import { noFields } from './fields.ts';
import { openFields, sealFields } from './seal-fields.ts';

const keyring = createKeyring(Buffer.alloc(32, 7));
const fields = { ...noFields, first_name: 'Narcisa', birthday: '1984-02-29', id_number: 'N01-XYZ' };
const which = { uid: 10_000_001n, version: 2 };

describe('the sealed fields of a version', () => {
  test('open to what was sealed, and show nothing of it while sealed', () => {
    const sealed = sealFields(keyring, which, fields);
    expect(openFields(keyring, which, sealed)).toEqual(fields);
    const bytes = Buffer.concat([sealed.sealedKey, sealed.sealedFields]).toString('latin1');
    for (const word of ['Narcisa', '1984-02-29', 'N01-XYZ', 'first_name']) {
      expect(bytes).not.toContain(word);
    }
  });

  test('have a key of their own each time', () => {
    const first = sealFields(keyring, which, fields);
    const second = sealFields(keyring, which, fields);
    expect(keyring.open(first.sealedKey)).not.toEqual(keyring.open(second.sealedKey));
    const mixed = { sealedKey: first.sealedKey, sealedFields: second.sealedFields };
    expect(() => openFields(keyring, which, mixed)).toThrow();
  });

  test('do not open as those of another player or version, nor under another installation’s key', () => {
    const sealed = sealFields(keyring, which, fields);
    expect(() => openFields(keyring, { ...which, uid: 10_000_002n }, sealed)).toThrow('another');
    expect(() => openFields(keyring, { ...which, version: 1 }, sealed)).toThrow('another');
    const elsewhere = createKeyring(Buffer.alloc(32, 8));
    expect(() => openFields(elsewhere, which, sealed)).toThrow();
  });

  test('have fields that came later empty', () => {
    const { expiry_date: _later, ...older } = fields;
    const sealed = sealFields(keyring, which, older as typeof fields);
    expect(openFields(keyring, which, sealed).expiry_date).toBe('');
  });
});
