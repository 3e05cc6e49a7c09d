import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlayer } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

test('a database that fails is answered TRY_AGAIN, takes nothing and is counted for the alert', async () => {
  const seat = await seatPlayer(server);
  await server.database.owner.query('alter function games.apply rename to apply_away');
  expect(await seat.bet()).toMatchObject({ code: 'TRY_AGAIN' });
  await server.database.owner.query('alter function games.apply_away rename to apply');
  expect(await metrics()).toMatch(
    /perya_wallet_answers_total\{venue="unknown",verb="bet",code="TRY_AGAIN"\} 1/,
  );
  expect(await seat.balance()).toBe(100_000n);
  expect(await seat.bet()).toMatchObject({ code: 'OK', balance: 99_000 });
});

test('a body that is too large is counted too', async () => {
  const response = await fetch(`${server.url}/wallet/v1/made-up/win`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `"${'x'.repeat(70_000)}"`,
  });
  expect(response.status).toBe(413);
  const counted = await metrics();
  expect(counted).toMatch(/\{venue="unknown",verb="win",code="INVALID_REQUEST"\} 1/);
  expect(counted).not.toContain('made-up');
});
