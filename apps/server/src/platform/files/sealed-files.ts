import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keyring, sealedLength } from '../keyring.ts';
import type { ObjectStore } from './object-store.ts';
import { createPlayerFiles, newName, type PlayerFiles } from './player-files.ts';

export interface SealedFiles extends Pick<PlayerFiles, 'remove' | 'listOlder'> {
  /** A key that cannot be guessed, for a file that is about to be kept. */
  newKey(group: string, owner: bigint): string;
  write(key: string, plain: Buffer): Promise<void>;
  /** Null if there is none; throws if it was changed, or lies under another file's key. */
  read(key: string): Promise<Buffer | null>;
}

const ivBytes = 12;
const tagBytes = 16;
const dataKeyBytes = 32;

/**
 * Seals a file under a key of its own, which is sealed under the installation's key. The name is part of
 * what is sealed, so a file that was put in another's place does not open.
 */
function sealFile(keyring: Keyring, key: string, plain: Buffer): Buffer {
  const dataKey = randomBytes(dataKeyBytes);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', dataKey, iv).setAAD(Buffer.from(key));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([keyring.seal(dataKey), iv, cipher.getAuthTag(), body]);
}

function splitFile(sealed: Buffer) {
  const length = sealedLength(sealed, dataKeyBytes);
  return { sealedKey: sealed.subarray(0, length), body: sealed.subarray(length) };
}

function openFile(keyring: Keyring, key: string, sealed: Buffer): Buffer {
  const { sealedKey, body } = splitFile(sealed);
  const dataKey = keyring.open(sealedKey);
  const decipher = createDecipheriv('aes-256-gcm', dataKey, body.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(body.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(body.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** The same file with its key sealed anew: what it holds stays as it is. */
export function resealFile(keyring: Keyring, sealed: Buffer): Buffer {
  const { sealedKey, body } = splitFile(sealed);
  return Buffer.concat([keyring.seal(keyring.open(sealedKey)), body]);
}

/** Files that only some may see: without the installation's key they are noise. */
export function createSealedFiles(store: ObjectStore, keyring: Keyring): SealedFiles {
  const { write, read, remove, listOlder } = createPlayerFiles(store);
  return {
    newKey: newName,
    write: (key, plain) => write(key, sealFile(keyring, key, plain)),
    async read(key) {
      const sealed = await read(key);
      return sealed === null ? null : openFile(keyring, key, sealed);
    },
    remove,
    listOlder,
  };
}
