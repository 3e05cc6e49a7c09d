import { calls } from '@perya/contract/calls';
import type { HelpType } from '@perya/contract/content/calls/help';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** All that the help center says. */
async function readHelp(brand = 'h5', lang = 'en_US'): Promise<string> {
  const headers = { accept: 'application/json', lang };
  const answer = await fetch(`${server.url}${calls.listHelp.path}?brand=${brand}`, { headers });
  const { data } = (await answer.json()) as { data: HelpType[] };
  return data.flatMap(({ listHelpInfo }) => listHelpInfo.map(({ content }) => content)).join('\n');
}

test('help names the limits of the channels as they are at the moment, and no others [G-289]', async () => {
  const before = await readHelp();
  expect(before).toContain('<strong>GCash</strong>: ₱100 to ₱50,000');
  expect(before).not.toContain('{{');
  expect(before).not.toContain('Mini');
  await server.database.owner.query(
    `update payments.channel set min_amount = 20000, max_amount = null where name = 'GCash'`,
  );
  const after = await readHelp();
  expect(after).toContain('<strong>GCash</strong>: ₱200 to ₱500,000');
  expect(after).not.toContain('<strong>GCash</strong>: ₱100 to ₱50,000');
  expect(await readHelp('h5', 'tl_PH')).toContain('<strong>GCash</strong>: ₱200 hanggang ₱500,000');
});

test("a partner's players read of their own channel, and a closed one is not named [G-289]", async () => {
  expect(await readHelp('maya')).toContain('<strong>Maya Mini</strong>: ₱100 to ₱50,000');
  await server.database.owner.query(`update payments.channel set state = 'closed'`);
  const closed = await readHelp('maya');
  expect(closed).toContain('No payment methods available');
  expect(closed).not.toContain('Maya Mini');
});
