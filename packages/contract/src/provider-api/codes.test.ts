import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { providerCodes } from './codes.ts';
import { signLaunchQuery, signProviderRequest } from './signature.ts';
import { providerRequests } from './wire.ts';

const page = readFileSync(new URL('../../../../docs/provider-api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```\n([^`]+)\n```/g)].map(([, text]) => text ?? '');
const secret = '501f267565bc3cb2cb913d32071d3c7a';

describe('the page for integrators', () => {
  it.each(Object.entries(providerCodes))('names %s with its status', (code, { httpStatus }) => {
    expect(page).toContain(`| \`${code}\` | ${httpStatus} |`);
  });

  it('names no code that the provider API does not answer', () => {
    const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
    expect(named).toEqual(Object.keys(providerCodes));
  });

  it.each(Object.entries(providerRequests))('names the fields of %s', (verb, { shape }) => {
    const line = page.split('\n').find((each) => each.startsWith(`| \`${verb}\` |`)) ?? '';
    for (const field of Object.keys(shape)) expect(line).toContain(field);
  });

  it('shows signatures that can be computed from what it shows', () => {
    const launch = blocks.find((block) => block.startsWith('currency=')) ?? '';
    const query = Object.fromEntries(new URLSearchParams(launch));
    expect(page).toContain(signLaunchQuery(secret, query));
    const body = blocks.find((block) => block.startsWith('{"transaction_id"')) ?? '';
    const signed = { timestamp: '1794700800', nonce: 'n-5f2c', body };
    expect(page).toContain(signProviderRequest(secret, signed));
  });
});
