import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import type { Calls } from '../http/mount-calls.ts';
import { openApiDocument } from './openapi.ts';

const config = await createConfig({ extends: ['recommended'] });

async function problemsOf(given: Calls): Promise<string[]> {
  const source = JSON.stringify(openApiDocument(given));
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

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

  test('is found fault with where it is wrong', async () => {
    const { getWallet } = calls;
    const twice = { getWallet, other: { ...getWallet, path: '/finance/:nobody/wallet' } };
    expect(await problemsOf(twice as Calls)).not.toEqual([]);
  });
});
