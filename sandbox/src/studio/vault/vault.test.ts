import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createVault, readVaultKeys } from './vault.ts';

const first = Buffer.alloc(32, 1);
const second = Buffer.alloc(32, 2);
const folder = mkdtempSync(join(tmpdir(), 'perya-vault-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the vault', () => {
  test('opens what it has sealed, at its place and nowhere else', () => {
    const vault = createVault([first]);
    const sealed = vault.seal('a seed', 'seat 1');
    expect(sealed).not.toContain('a seed');
    expect(vault.seal('a seed', 'seat 1')).not.toBe(sealed);
    expect(vault.open(sealed, 'seat 1')).toBe('a seed');
    expect(() => vault.open(sealed, 'seat 2')).toThrow();
    const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BA' : 'AA');
    expect(() => vault.open(altered, 'seat 1')).toThrow();
  });

  test('seals with the first of its keys and opens what the others have sealed', () => {
    const before = createVault([first]).seal('a seed', 'seat 1');
    const rotated = createVault([second, first]);
    expect(rotated.open(before, 'seat 1')).toBe('a seed');
    const after = rotated.seal('a seed', 'seat 1');
    expect(after.startsWith(rotated.prefix)).toBe(true);
    expect(before.startsWith(rotated.prefix)).toBe(false);
    expect(() => createVault([first]).open(after, 'seat 1')).toThrow('does not have the key');
  });

  test('leaves what lies in clear as it is', () => {
    const vault = createVault([first]);
    expect(vault.open('ab'.repeat(32), 'seat 1')).toBe('ab'.repeat(32));
    expect(vault.open('{"cards":[1]}', 'round 1')).toBe('{"cards":[1]}');
  });
});

describe('the keys of the vault', () => {
  test('are made once, in a file for its owner alone', () => {
    const file = join(folder, 'studio.key');
    const made = readVaultKeys([], file);
    expect(made).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readVaultKeys([], file)).toEqual(made);
  });

  test('may be several, a line each, and given ones come before the file', () => {
    const file = join(folder, 'several.key');
    writeFileSync(file, `${second.toString('base64')}\n${first.toString('base64')}\n`);
    chmodSync(file, 0o600);
    expect(readVaultKeys([], file)).toEqual([second, first]);
    expect(readVaultKeys([first.toString('base64')], file)).toEqual([first]);
    expect(() => readVaultKeys(['short'], file)).toThrow('32 bytes');
  });
});
