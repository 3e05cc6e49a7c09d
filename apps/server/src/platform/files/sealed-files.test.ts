import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeyring } from '../keyring.ts';
import { createFolderStore } from './folder-store.ts';
import { createSealedFiles, type SealedFiles } from './sealed-files.ts';

let folder: string;
let sealed: SealedFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-sealed-test-'));
  sealed = createSealedFiles(
    createFolderStore(folder, { isPrivate: true }),
    createKeyring(Buffer.alloc(32, 1)),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = Buffer.from('the face of a player '.repeat(20));

test('a file can be read by its key, and on the disk there is nothing of it', async () => {
  const key = sealed.newKey('uploads', 7n);
  expect(key).toMatch(/^uploads\/7\/[\w-]{22}$/);
  await sealed.write(key, plain);
  expect(await sealed.read(key)).toEqual(plain);
  expect(readFileSync(join(folder, key)).includes('face')).toBe(false);
  expect(statSync(join(folder, key)).mode & 0o077).toBe(0);
  await sealed.remove(key);
  expect(await sealed.read(key)).toBeNull();
});

test('the same file twice is not the same on the disk', async () => {
  const keys = [sealed.newKey('uploads', 7n), sealed.newKey('uploads', 7n)] as const;
  for (const key of keys) await sealed.write(key, plain);
  const [one, other] = keys.map((key) => readFileSync(join(folder, key)).subarray(72));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test('a file that was changed, put in the place of another, or is of another installation does not open', async () => {
  const key = sealed.newKey('uploads', 7n);
  const other = sealed.newKey('uploads', 8n);
  await sealed.write(key, plain);
  await sealed.write(other, plain);
  const stranger = createSealedFiles(
    createFolderStore(folder, { isPrivate: true }),
    createKeyring(Buffer.alloc(32, 2)),
  );
  await expect(stranger.read(key)).rejects.toThrow();
  cpSync(join(folder, key), join(folder, other));
  await expect(sealed.read(other)).rejects.toThrow();
  const bytes = readFileSync(join(folder, key));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(join(folder, key), bytes);
  await expect(sealed.read(key)).rejects.toThrow();
});

test.each(['../secret.key', 'uploads/7/../../x', 'uploads/7/a/b', '/etc/passwd', ''])(
  '%j is no key',
  async (key) => {
    expect(await sealed.read(key)).toBeNull();
    await expect(sealed.write(key, plain)).rejects.toThrow('no key');
  },
);
