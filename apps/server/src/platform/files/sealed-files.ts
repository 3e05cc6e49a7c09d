import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from '../keyring.ts';
import { createKeyedFolder, type KeyedFolder, newName } from './keyed-folder.ts';

export interface SealedFiles extends Pick<KeyedFolder, 'remove' | 'listOlder'> {
  /** A key that cannot be guessed, for a file that is about to be kept. */
  newKey(group: string, owner: bigint): string;
  write(key: string, plain: Buffer): Promise<void>;
  /** Null if there is none; throws if it was changed, or lies under another file's key. */
  read(key: string): Promise<Buffer | null>;
}

const ivBytes = 12;
const tagBytes = 16;
const dataKeyBytes = 32;
/** What the keyring makes of a data key: its own iv and tag beside it. */
const sealedKeyBytes = ivBytes + tagBytes + dataKeyBytes;

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

function openFile(keyring: Keyring, key: string, sealed: Buffer): Buffer {
  const dataKey = keyring.open(sealed.subarray(0, sealedKeyBytes));
  const rest = sealed.subarray(sealedKeyBytes);
  const decipher = createDecipheriv('aes-256-gcm', dataKey, rest.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(rest.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(rest.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** Files that only some may see, on the disk of the data folder: without the installation's key they are noise. */
export function createSealedFiles(folder: string, keyring: Keyring): SealedFiles {
  const { write, read, remove, listOlder } = createKeyedFolder(folder, { isPrivate: true });
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
