import { createHash } from 'node:crypto';
import { signProviderRequest } from '@perya/contract/provider-api/signature';
import {
  type ProviderVerb,
  providerHeaders,
  type RoundDetails,
} from '@perya/contract/provider-api/wire';

/** The venue that only the bench has. Each connection plays a game of its own, because a player has one round open in a game. */
export const benchVenue = 'bench';
export const benchKey = { id: 'bench-key', secret: 'b'.repeat(64) };
export const benchToken = 'bench-token';
export const benchTokenHash = createHash('sha256').update(benchToken).digest();

export const gameOf = (connection: number): string => `bench-${connection}`;

export const stake = 1000;
export const payout = 1200;

/** Details of the size that a round of the studio has. */
export const details: RoundDetails = {
  lines: [
    { label: { en: 'Path', tl: 'Daan' }, value: { en: 'LRLLRRLR', tl: 'LRLLRRLR' } },
    { label: { en: 'Multiplier', tl: 'Multiplier' }, value: { en: '1.20', tl: '1.20' } },
  ],
  proof: {
    commitment: 'c'.repeat(64),
    server_seed: 's'.repeat(64),
    client_seed: 'bench',
    nonce: 1,
  },
};

let lastNonce = 0;

/** The bytes of a signed request. */
export function writeRequest(verb: ProviderVerb, request: object, prefix: string): string {
  const body = JSON.stringify(request);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = `${prefix}-${process.pid}-${++lastNonce}`;
  const signature = signProviderRequest(benchKey.secret, { timestamp, nonce, body });
  return [
    `POST /wallet/v1/${benchVenue}/${verb} HTTP/1.1`,
    'host: bench',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `${providerHeaders.key}: ${benchKey.id}`,
    `${providerHeaders.timestamp}: ${timestamp}`,
    `${providerHeaders.nonce}: ${nonce}`,
    `${providerHeaders.signature}: ${signature}`,
    '',
    body,
  ].join('\r\n');
}
