import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type pg from 'pg';
import type { Keyring } from '../../../platform/keyring.ts';
import { type Audit, type AuditOrigin, nothingChanged } from '../../audit/index.ts';
import { sha256 } from './merkle.ts';
import {
  createSigningKeyStore,
  type SigningKey,
  type SigningKeyStore,
} from './signing-key.store.ts';

interface KeyNeeds {
  audit: Pick<Audit, 'record'>;
  keyring: Keyring;
  keys: SigningKeyStore;
}

const idBytes = 8;

function makeKey(keyring: Keyring): SigningKey {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' });
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const id = sha256(publicKey).subarray(0, idBytes).toString('hex');
  return { id, publicKey, privateSealed: keyring.seal(privateKey) };
}

const madeEntry = (id: string, retired: readonly string[]) =>
  ({
    action: 'evidence.signer-changed',
    subject: { kind: 'house' },
    before: { signer: retired[0] ?? null },
    after: { signer: id },
  }) as const;

/** The key that signs; the first day of a house makes one, whichever process closes it. */
export async function ensureKey(
  { audit, keyring, keys }: KeyNeeds,
  origin: AuditOrigin,
): Promise<SigningKey> {
  const held = await keys.inUse();
  if (held) return held;
  const made = makeKey(keyring);
  await audit.record<void>(origin, async (tx) =>
    (await keys.insert(tx, made))
      ? { result: undefined, entries: [madeEntry(made.id, [])] }
      : nothingChanged(undefined),
  );
  const inUse = await keys.inUse();
  if (!inUse) throw new Error('There is no key to sign by');
  return inUse;
}

/** Lets a new key sign from now on; what the old one has signed stays good, and its public half published. */
async function exchangeKey({ audit, keyring, keys }: KeyNeeds, origin: AuditOrigin) {
  const made = makeKey(keyring);
  return audit.record(origin, async (tx) => {
    const retired = await keys.retire(tx);
    if (!(await keys.insert(tx, made))) throw new Error('Somebody else has just exchanged the key');
    return { result: { id: made.id, retired }, entries: [madeEntry(made.id, retired)] };
  });
}

export function signText(keyring: Keyring, key: SigningKey, text: string): Buffer {
  const der = keyring.open(key.privateSealed);
  return sign(
    null,
    Buffer.from(text),
    createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
  );
}

export const isSigned = (publicKey: Buffer, text: string, signature: Buffer): boolean =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: publicKey, format: 'der', type: 'spki' }),
    signature,
  );

/** For the command that exchanges the key. */
export const createSigner = (pool: pg.Pool, needs: Omit<KeyNeeds, 'keys'>) => ({
  exchange: (origin: AuditOrigin) =>
    exchangeKey({ ...needs, keys: createSigningKeyStore(pool) }, origin),
});
