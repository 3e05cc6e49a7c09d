import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Seals what nobody may know before a round is decided: whoever reads the database, or a copy of it,
 * must not learn the next outcomes.
 */
export interface Vault {
  /** `place` is where it lies: moved to another row it does not open. */
  seal(text: string, place: string): string;
  /** What an earlier release has left in clear is as it is. */
  open(kept: string, place: string): string;
  /** How everything begins that the present key has sealed. */
  prefix: string;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const sealedPattern = /^s1\.([0-9a-f]{8})\.([\w-]+)$/;

/** A name for the key that gives nothing of it away. */
const idOf = (key: Buffer) =>
  createHash('sha256').update('studio key').update(key).digest('hex').slice(0, 8);

/** The first key seals, every one opens: to rotate, put a new one in front. */
export function createVault(keys: readonly Buffer[]): Vault {
  const [first] = keys;
  if (!first) throw new Error('The studio has no key');
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const prefix = `s1.${idOf(first)}.`;
  return {
    prefix,
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${prefix}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(kept, place) {
      const [, id = '', body = ''] = sealedPattern.exec(kept) ?? [];
      if (id === '') return kept;
      const key = byId.get(id);
      if (!key) throw new Error(`The studio does not have the key ${id}`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

const parse = (text: string): Buffer => {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error('A key of the studio must be 32 bytes in base64');
  return key;
};

/** The keys that were given or, if none was, those of a file, one a line, which is made with a new one. */
export function readVaultKeys(given: readonly string[], file: string): Buffer[] {
  if (given.length > 0) return given.map(parse);
  try {
    // Of two studios that start together one makes it.
    const made = `${randomBytes(keyBytes).toString('base64')}\n`;
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parse);
}
