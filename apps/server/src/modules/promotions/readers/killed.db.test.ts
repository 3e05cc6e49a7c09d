import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { addPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Reads the logs in small parts and gives rewards without an end; says so after each. */
const source = `
  const { createPool } = await import(${module('../../../platform/database/pool.ts')});
  const { readLog } = await import(${module('../../../platform/events/log-reader.ts')});
  const { createDoingReaders } = await import(${module('./readers.ts')});
  const { createRewardStore } = await import(${module('../rewards/reward.store.ts')});
  const [url, promotion, uid, run] = process.argv.slice(-4);
  const pool = createPool(url);
  const rewards = createRewardStore(pool);
  const doingReaders = createDoingReaders(async () => {});
  const options = { promotion: Number(promotion), isCredited: true, by: 'system' };
  for (let step = 0; ; step += 1) {
    for (const reader of doingReaders) await readLog(pool, { ...reader, batchSize: 2 });
    const grant = { uid: BigInt(uid), period: run, step, amount: 100n };
    await rewards.grant([grant], options);
    process.stdout.write('.');
  }`;

/** Lets a process of its own work, and kills it in the middle of whatever it does after so many rewards. */
async function workUntilKilled(promotion: number, uid: bigint, rewards: number): Promise<void> {
  const args = [server.database.url, String(promotion), String(uid), randomUUID()];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let done = 0;
  child.stdout.on('data', (dots: Buffer) => {
    done += dots.length;
    if (done >= rewards) child.kill('SIGKILL');
  });
  await ended;
  expect(done).toBeGreaterThanOrEqual(rewards);
}

test('processes that are killed while bets flow leave days and rewards as the logs say', async () => {
  const seat = await seatPlayer(server);
  const uid = await addPlayer(server, 0, { tester: false });
  const promotion = await makePromotion(server);
  const play = async () => {
    for (let n = 0; n < 20; n += 1) {
      const round = { round_id: randomUUID(), transaction_id: randomUUID() };
      await seat.bet({ ...round, amount: 100 + n });
      await seat.win({
        round_id: round.round_id,
        transaction_id: randomUUID(),
        bet_transaction_id: round.transaction_id,
        amount: n,
      });
    }
  };
  const work = async () => {
    for (const rewards of [3, 8]) await workUntilKilled(promotion, uid, rewards);
  };
  await Promise.all([play(), work()]);
  await server.settle();

  const { rows } = await server.database.owner.query(
    `select uid, sum(rounds)::int as rounds, sum(staked)::int as staked, sum(won)::int as won
       from promotions.played group by uid
     except select uid, count(*)::int, sum(stake)::int, sum(payout)::int
       from games.settled where status = 'completed' group by uid`,
  );
  expect(rows).toEqual([]);
  const played = await server.database.pool.query<{ rounds: number }>(
    'select rounds from promotions.played where uid = $1',
    [seat.uid],
  );
  expect(played.rows).toEqual([{ rounds: 20 }]);
  const { balance } = await server.ledger.wallet(uid);
  const given = await server.database.pool.query<{ count: bigint }>(
    `select count(*) from promotions.reward where uid = $1 and state = 'claimed'`,
    [uid],
  );
  expect(balance).toBe((given.rows[0]?.count ?? 0n) * 100n);
  expect(await server.promotions.check()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
});
