import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataFile } from '../../../platform/files/data-file.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function contentOf({ content }: DataFile): Promise<unknown> {
  if (Buffer.isBuffer(content)) return JSON.parse(String(content));
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return JSON.parse(String(Buffer.concat(parts)));
}

async function filesOf(uid: bigint) {
  const files: Record<string, unknown> = {};
  for await (const file of server.payments.ownData(uid)) files[file.name] = await contentOf(file);
  return files;
}

test('a player’s own data has their deposits with every step, and nobody else’s', async () => {
  const ana = await createPayingPlayer(server);
  const ben = await createPayingPlayer(server);
  const { id } = await ana.start({ cashback_flag: 1 });
  await ben.start();
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  expect(await filesOf(ana.uid)).toMatchObject({
    'deposits.json': [
      {
        id,
        channel: 'GCash',
        amount: '50000',
        fee: '0',
        status: 'completed',
        has_cashback: true,
        steps: [{ status: 'pending' }, { status: 'paying' }, { status: 'completed' }],
      },
    ],
    'withdrawals.json': [],
    'withdrawal-accounts.json': [],
  });
});
