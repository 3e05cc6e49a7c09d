import { randomUUID } from 'node:crypto';
import { isSameSignature, signProviderRequest } from '../provider-api/signature.ts';
import { providerClockToleranceSeconds, providerHeaders } from '../provider-api/wire.ts';

export interface ScanKey {
  id: string;
  secret: string;
}

interface Sent {
  method: string;
  /** With the query, without the host. */
  path: string;
  body: string;
}

/** The signature covers method and path too: one for a scan is none for another. */
const signedText = ({ method, path, body }: Sent) => `${method} ${path}\n${body}`;

/** The headers of a signed request, by either side. */
export function signScanRequest(key: ScanKey, sent: Sent, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const nonce = randomUUID();
  return {
    [providerHeaders.key]: key.id,
    [providerHeaders.timestamp]: timestamp,
    [providerHeaders.nonce]: nonce,
    [providerHeaders.signature]: signProviderRequest(key.secret, {
      timestamp,
      nonce,
      body: signedText(sent),
    }),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether whoever holds the key has sent exactly this, a minute ago at most. */
export function isScanRequestSigned(
  key: ScanKey,
  headers: Headers,
  sent: Sent,
  nowMs: number,
): boolean {
  const read = (name: keyof typeof providerHeaders) => {
    const value = headers[providerHeaders[name]];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = read('timestamp');
  const nonce = read('nonce');
  if (!/^\d{10}$/.test(timestamp) || !/^[\x21-\x7e]{1,64}$/.test(nonce)) return false;
  const body = signedText(sent);
  const expected = signProviderRequest(key.secret, { timestamp, nonce, body });
  return (
    isSameSignature(key.id, read('key')) &&
    isSameSignature(expected, read('signature')) &&
    Math.abs(nowMs / 1000 - Number(timestamp)) <= providerClockToleranceSeconds
  );
}
