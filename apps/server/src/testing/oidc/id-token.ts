import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type SigningAlgorithm = 'RS256' | 'ES256';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const makeKey = {
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
} satisfies Record<SigningAlgorithm, () => KeyObject>;

/** A key that a provider signs with: its public half as JWK, and tokens as JWS. */
export function createSigner(alg: SigningAlgorithm, kid: string) {
  const key = makeKey[alg]();
  return {
    jwk: { ...createPublicKey(key).export({ format: 'jwk' }), kid, alg, use: 'sig' },

    sign(claims: object): string {
      const text = `${base64url({ alg, kid, typ: 'JWT' })}.${base64url(claims)}`;
      // JOSE has the two numbers of an EC signature side by side, and not in DER.
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}
