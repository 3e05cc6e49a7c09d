import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keyring {
  /** A digest that nobody can compute, or search a short secret for, without the installation's key. */
  digest(purpose: string, value: string): Buffer;
  seal(plain: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

export function createKeyring(secretKey: Buffer): Keyring {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', use, 32));
  const digestKey = keyFor('digest');
  const sealKey = keyFor('seal');
  return {
    digest: (purpose, value) =>
      createHmac('sha256', digestKey).update(purpose).update('\0').update(value).digest(),
    seal(plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(sealed.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]);
    },
  };
}

/** The key from the settings or, where everything lives in one data folder, one that is kept beside the data. */
export function readSecretKey(given: Buffer | null, dataDir: string): Buffer {
  if (given) return given;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
