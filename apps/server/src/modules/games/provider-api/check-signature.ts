import { isSameSignature, signProviderRequest } from '@perya/contract/provider-api/signature';
import {
  type ProviderCode,
  providerClockToleranceSeconds,
  providerHeaders,
} from '@perya/contract/provider-api/wire';
import type { VenueKey } from '../venue-keys/venue-keys.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Signed {
  keyId: string;
  nonce: string;
  /** Unix seconds, as signed. */
  signedAt: number;
}

const noncePattern = /^[\x21-\x7e]{1,64}$/;
const timestampPattern = /^\d{10}$/;

function read(headers: Headers, name: keyof typeof providerHeaders): string {
  const value = headers[providerHeaders[name]];
  return typeof value === 'string' ? value : '';
}

/**
 * Verifies the signature. It is checked before the timestamp, so that only holders of the key learn
 * anything about our clock.
 */
export function checkSignature(
  keys: readonly VenueKey[],
  headers: Headers,
  body: string,
  nowMs: number,
): Signed | ProviderCode {
  const id = read(headers, 'key');
  const timestamp = read(headers, 'timestamp');
  const nonce = read(headers, 'nonce');
  const key = keys.find((each) => each.id === id);
  if (!key || !timestampPattern.test(timestamp) || !noncePattern.test(nonce)) {
    return 'INVALID_SIGNATURE';
  }
  const expected = signProviderRequest(key.secret, { timestamp, nonce, body });
  if (!isSameSignature(expected, read(headers, 'signature'))) return 'INVALID_SIGNATURE';
  const signedAt = Number(timestamp);
  const isStale = Math.abs(nowMs / 1000 - signedAt) > providerClockToleranceSeconds;
  return isStale ? 'STALE_TIMESTAMP' : { keyId: id, nonce, signedAt };
}
