import { policyNames } from '@perya/contract/house/policies';
import { listBrands, listPolicies } from '@perya/contract/house/staff-calls/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../../rate-limits.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      KYC_POLICY: 'strict',
      PERYA_PUBLIC_URL: 'https://sinag.example https://casino.example',
    },
  });
});
afterAll(() => server.stop());

test('brands say where they are shown and what they have published', async () => {
  const { client } = await createApiStaff(server, 'content');
  const { brands } = await client.call(listBrands, {});
  expect(brands.map(({ tag }) => tag)).toEqual(['perya', 'sinag', 'tala', 'h5']);
  expect(brands.find(({ tag }) => tag === 'sinag')).toMatchObject({
    name: 'Sinag',
    host_label: 'sinag',
    public_urls: ['https://sinag.example'],
    has_home_page: true,
  });
  expect(brands.find(({ tag }) => tag === 'h5')).toMatchObject({
    host_label: '',
    public_urls: ['https://casino.example'],
    documents: expect.arrayContaining([
      expect.objectContaining({ kind: 'terms', language: 'tl_PH' }),
    ]),
  });
});

test('policies say every limit that the house has decided, what holds at present and where it is set, and none of them is a secret [A-503]', async () => {
  const { client } = await createApiStaff(server, 'auditor');
  const { policies } = await client.call(listPolicies, {});
  expect(new Set(policies.map(({ name }) => name))).toEqual(new Set(policyNames));
  const find = (name: string, of?: string) =>
    policies.find((each) => each.name === name && each.of === of);
  expect(find('kycPolicy')).toMatchObject({
    value: 'strict',
    set_by: 'setting',
    where: 'KYC_POLICY',
  });
  expect(find('limitMax')?.value).toBe('10000000.00');
  expect(find('gameSessionMax')?.value).toBe(12);
  expect(find('eventsKept')?.value).toBe(90);
  expect(find('exports')).toBeUndefined();
  expect(find('rate', 'exports')).toMatchObject({
    value: rateLimits.exports.points,
    per_seconds: rateLimits.exports.seconds,
  });
  await server.database.owner.query(
    `update catalogue.venue set win_times = 321 where code = (select min(code) from catalogue.venue)`,
  );
  const { policies: changed } = await client.call(listPolicies, {});
  expect(changed.filter(({ name, value }) => name === 'winTimes' && value === 321)).toHaveLength(1);
  expect(JSON.stringify(policies)).not.toMatch(/secret|token|postgres:|keys?\b/i);
});

test('neither is for a role without settings.read', async () => {
  const { client } = await createApiStaff(server, 'support');
  await expect(client.call(listBrands, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client.call(listPolicies, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
