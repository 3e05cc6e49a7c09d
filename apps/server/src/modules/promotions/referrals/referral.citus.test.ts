import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../../distribution/spread-installation.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { citusDatabase } from '../../../testing/citus/citus-database.ts';
import { makeInstallation } from '../../../testing/citus/make-installation.ts';
import { type Citus, startCitus } from '../../../testing/citus/start-citus.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listInvitedIn } from './referral.store.ts';

let citus: Citus;
let server: TestServer;

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
});
afterAll(async () => {
  await server?.stop();
  await citus?.stop();
});

/** Somebody of money with a round behind them. */
async function playOnce(): Promise<bigint> {
  const seat = await seatPlayer(server, { tester: false, game: 'perya-lines' });
  const round_id = randomUUID();
  const bet = randomUUID();
  expect((await seat.bet({ round_id, transaction_id: bet })).code).toBe('OK');
  const win = { round_id, bet_transaction_id: bet, transaction_id: randomUUID(), amount: 0 };
  expect((await seat.win({ ...win, is_finished: true })).code).toBe('OK');
  return seat.uid;
}

it('who was invited is found among those who have played, wherever their rounds lie', async () => {
  const since = new Date(Date.now() - 60_000);
  const friend = await playOnce();
  await playOnce();
  const { uid: referrer } = await seatPlayer(server, { tester: false, game: 'perya-lines' });
  await server.database.owner.query(
    'insert into identity.referral (uid, referrer_uid) values ($1, $2)',
    [friend, referrer],
  );
  const invited = await inTransaction(server.database.pool, (client) =>
    listInvitedIn(client, 'played', { after: 0n, upTo: 1_000_000n }, since),
  );
  expect(invited).toEqual([friend]);
});
