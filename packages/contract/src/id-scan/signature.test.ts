import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { providerHeaders } from '../provider-api/wire.ts';
import { isScanRequestSigned, signScanRequest } from './signature.ts';

const key = { id: 'k-1', secret: 's'.repeat(32) };
const now = 1_800_000_000_000;
const sent = { method: 'GET', path: '/v1/transactions/t-1', body: '' };
const headers = signScanRequest(key, sent, now);

describe('the signature of a scanner', () => {
  test('is good for what was sent, for a minute', () => {
    expect(isScanRequestSigned(key, headers, sent, now)).toBe(true);
    expect(isScanRequestSigned(key, headers, sent, now + 60_000)).toBe(true);
    expect(isScanRequestSigned(key, headers, sent, now + 61_000)).toBe(false);
    expect(isScanRequestSigned(key, headers, sent, now - 61_000)).toBe(false);
  });

  test.each([
    ['another scan', { ...sent, path: '/v1/transactions/t-2' }],
    ['another method', { ...sent, method: 'POST' }],
    ['another body', { ...sent, body: '{}' }],
  ])('of one request is none for %s', (_what, other) => {
    expect(isScanRequestSigned(key, headers, other, now)).toBe(false);
  });

  test('by another key, and none at all, is refused', () => {
    const forged = signScanRequest({ ...key, secret: 'x'.repeat(32) }, sent, now);
    expect(isScanRequestSigned(key, forged, sent, now)).toBe(false);
    expect(isScanRequestSigned({ ...key, id: 'k-2' }, headers, sent, now)).toBe(false);
    expect(isScanRequestSigned(key, {}, sent, now)).toBe(false);
  });

  test('is what the documentation says it is', () => {
    const page = readFileSync(new URL('../../../../docs/id-scan.md', import.meta.url), 'utf8');
    const [, signature = ''] = /is signed `(\w{64})`/.exec(page) ?? [];
    const documented = {
      [providerHeaders.key]: 'perya',
      [providerHeaders.timestamp]: '1794700860',
      [providerHeaders.nonce]: 'n-1',
      [providerHeaders.signature]: signature,
    };
    const secret = '501f267565bc3cb2cb913d32071d3c7a';
    const asked = { method: 'GET', path: '/api/v1/transactions/t_1', body: '' };
    const at = 1_794_700_860_000;
    expect(isScanRequestSigned({ id: 'perya', secret }, documented, asked, at)).toBe(true);
  });
});
