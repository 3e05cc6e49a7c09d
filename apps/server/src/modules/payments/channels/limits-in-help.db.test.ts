import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function readFaq(brand = 'h5', lang = 'en_US'): Promise<string> {
  const headers = { accept: 'application/json', lang };
  const answer = await fetch(`${server.url}${calls.getFaq.path}?brand=${brand}`, { headers });
  return ((await answer.json()) as { data: string }).data;
}

test('help names the limits of the channels as they are at the moment, and no others [G-289]', async () => {
  const before = await readFaq();
  expect(before).toContain('- **GCash**: ₱100 to ₱50,000');
  expect(before).not.toContain('{{');
  expect(before).not.toContain('Mini');
  await server.database.owner.query(
    `update payments.channel set min_amount = 20000, max_amount = null where name = 'GCash'`,
  );
  const after = await readFaq();
  expect(after).toContain('- **GCash**: ₱200 to ₱500,000');
  expect(after).not.toContain('- **GCash**: ₱100 to ₱50,000');
  expect(await readFaq('h5', 'tl_PH')).toContain('- **GCash**: ₱200 hanggang ₱500,000');
});

test("a partner's players read of their own channel, and a closed one is not named [G-289]", async () => {
  expect(await readFaq('maya')).toContain('- **Maya Mini**: ₱100 to ₱50,000');
  await server.database.owner.query(`update payments.channel set state = 'closed'`);
  const closed = await readFaq('maya');
  expect(closed).toContain('No payment methods available');
  expect(closed).not.toContain('Maya Mini');
});
