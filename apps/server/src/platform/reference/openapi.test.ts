import { calls } from '@perya/contract/calls';
import { providerVerbs } from '@perya/contract/provider-api/wire';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import type { Calls } from '../http/mount-calls.ts';
import { openApiDocument } from './openapi.ts';
import { providerOpenApi } from './provider-openapi.ts';

const config = await createConfig({ extends: ['recommended'] });

async function problemsIn(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const problemsOf = (given: Calls) => problemsIn(openApiDocument(given));

describe('the OpenAPI document', () => {
  test.each([
    ['of players', calls as Calls],
    ['of staff', staffCalls as unknown as Calls],
  ])(
    '%s has nothing that the rules of Redocly find fault with',
    async (_whose, given) => {
      expect(await problemsOf(given)).toEqual([]);
    },
    120_000,
  );

  test('of providers has nothing that they find fault with, and every verb of the wire', async () => {
    const document = providerOpenApi();
    expect(await problemsIn(document)).toEqual([]);
    expect(Object.keys(document['paths'] as object)).toEqual(
      providerVerbs.map((verb) => `/wallet/v1/{venue}/${verb}`),
    );
  });

  test('is found fault with where it is wrong', async () => {
    const { getWallet } = calls;
    const twice = { getWallet, other: { ...getWallet, path: '/finance/:nobody/wallet' } };
    expect(await problemsOf(twice as Calls)).not.toEqual([]);
  });
});
