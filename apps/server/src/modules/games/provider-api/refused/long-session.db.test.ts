import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlayer } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

test('a session that is played without a pause ends all the same', async () => {
  const seat = await seatPlayer(server);
  const launched = (ago: string) =>
    sql('update games.seat set launched_at = now() - $2::interval where uid = $1', [seat.uid, ago]);
  await launched('11 hours 30 minutes');
  expect(await seat.bet()).toMatchObject({ code: 'OK' });
  const { rows } = await sql(
    `select expires_at - launched_at = interval '12 hours' as is_last from games.seat where uid = $1`,
    [seat.uid],
  );
  expect(rows).toEqual([{ isLast: true }]);
  await seat.win();
  await sql('update games.seat set expires_at = now() where uid = $1', [seat.uid]);
  const next = { transaction_id: `b-${seat.uid}`, round_id: `r-${seat.uid}` };
  expect(await seat.bet(next)).toMatchObject({ code: 'SESSION_EXPIRED' });
});
