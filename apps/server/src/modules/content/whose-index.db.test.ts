import { calls } from '@perya/contract/calls';
import { createClient } from '@perya/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the index of every brand and variant is public [A-350 A-397 A-398 A-399 G-200 G-201 G-202]', async () => {
  const client = createClient({ baseUrl: server.url, token: { get: () => null, clear() {} } });
  // Each has a home page of its own: what one of them answers can be no other's.
  const tags = ['h5', 'perya', 'sinag', 'tala', 'maya', 'glife1'] as const;
  for (const tag of tags) {
    await server.database.owner.query(
      `update content.site_index
         set version = version + 1, data = jsonb_set(data, '{media}', jsonb_build_array(jsonb_build_object('name', $1::text, 'url', 'https://' || $1 || '.example/')))
       where tag = $1`,
      [tag],
    );
  }
  const ownOf = ({ media }: { media: readonly { name: string }[] }) =>
    media.map(({ name }) => name);
  expect(ownOf(await client.call(calls.getIndex, {}))).toEqual(['h5']);
  for (const tag of tags.filter((each) => each !== 'h5')) {
    const index = await client.call(calls.getBrandIndex, { tag });
    expect(index.version).toMatch(/^\d+\.\d+$/);
    expect(ownOf(index)).toEqual([tag]);
  }
});
