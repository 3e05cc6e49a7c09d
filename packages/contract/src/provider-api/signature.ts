import { createHmac, timingSafeEqual } from 'node:crypto';

export function signProviderRequest(
  secret: string,
  { timestamp, nonce, body }: { timestamp: string; nonce: string; body: string },
): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/** The signature of a launch URL, over its sorted pairs without the signature itself. */
export function signLaunchQuery(secret: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query)
    .filter(([name]) => name !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHmac('sha256', secret).update(pairs.join('&')).digest('hex');
}

/** Compares in constant time, so that a signature cannot be found byte by byte. */
export function isSameSignature(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
