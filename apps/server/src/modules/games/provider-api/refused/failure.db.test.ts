import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlayer } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rename = (from: string, to: string) =>
  server.database.owner.query(`do $$
    declare
      v_function regprocedure;
    begin
      for v_function in select oid from pg_proc where pronamespace = 'games'::regnamespace and proname = '${from}' loop
        execute format('alter function %s rename to ${to}', v_function);
      end loop;
    end
    $$`);

const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

test('a database that fails is answered TRY_AGAIN, takes nothing and is counted for the alert', async () => {
  const seat = await seatPlayer(server);
  await rename('apply', 'apply_away');
  expect(await seat.bet()).toMatchObject({ code: 'TRY_AGAIN' });
  await rename('apply_away', 'apply');
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
