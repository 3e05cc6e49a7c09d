import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { bySystem } from '../../modules/audit/index.ts';
import { clientOf, type SeatedPlayer, seatPlayer } from '../provider.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { citusDatabase } from './citus-database.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

let citus: Citus;
let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
  other = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

async function expectWhole(): Promise<void> {
  const { rows } = await server.database.pool.query(
    'select invariant, uid, detail from games.broken',
  );
  expect(rows).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
}

const stakeOf = ({ player, game, token }: SeatedPlayer) => ({
  player,
  game,
  token,
  currency: 'PHP',
  amount: 1000,
  round_id: randomUUID(),
  transaction_id: randomUUID(),
});

it('a round is staked, won, corrected and told again as on one node', async () => {
  const seat = await seatPlayer(server);
  const before = await seat.balance();
  const bet = await seat.bet();
  expect(bet.code).toBe('OK');
  expect(await seat.bet()).toEqual(bet);
  expect((await seat.win()).code).toBe('OK');
  expect((await seat.correct()).code).toBe('OK');
  expect((await seat.correct({ transaction_id: randomUUID(), amount: -300 })).code).toBe('OK');
  expect(await seat.balance()).toBe(before - 1000n + 2500n + 500n - 300n);
  const second = { round_id: 'second', transaction_id: `second-${seat.uid}` };
  expect((await seat.bet(second)).code).toBe('OK');
  expect((await seat.bet({ round_id: 'beside', transaction_id: randomUUID() })).code).toBe('OK');
  const back = { round_id: 'second', bet_transaction_id: second.transaction_id };
  expect((await seat.rollback({ ...back, transaction_id: randomUUID() })).code).toBe('OK');
  expect((await seat.bet(second)).code).toBe('TRANSACTION_ROLLED_BACK');
  await expectWhole();
});

it('a round is stamped by a transaction that whoever closes a day knows to be at work', async () => {
  const { owner } = server.database;
  const [given] = (
    await owner.query<{ text: string }>(
      `select pg_get_functiondef('platform.clock()'::regprocedure) as text`,
    )
  ).rows;
  await owner.query(`create or replace function platform.clock() returns timestamptz language plpgsql volatile as $$
    declare
      v_context text;
    begin
      get diagnostics v_context = pg_context;
      if v_context like '%games.apply(%' and pg_current_xact_id_if_assigned() is null then
        raise exception 'stamped by nobody';
      end if;
      return clock_timestamp();
    end $$`);
  try {
    const seat = await seatPlayer(server);
    expect((await seat.bet()).code).toBe('OK');
    expect((await seat.win()).code).toBe('OK');
  } finally {
    await owner.query(given?.text ?? '');
  }
});

it('an id of a transaction is one player’s, whatever node another one lies on', async () => {
  const seats = await Promise.all([seatPlayer(server), seatPlayer(server)]);
  const [first, second] = seats as [SeatedPlayer, SeatedPlayer];
  const taken = { transaction_id: randomUUID() };
  expect((await first.bet(taken)).code).toBe('OK');
  expect((await second.bet(taken)).code).toBe('DUPLICATE_TRANSACTION');
  await expectWhole();
});

it('rounds of two servers in all buckets: every balance is what was played, and a stop is obeyed', async () => {
  const seats: SeatedPlayer[] = [];
  for (let place = 0; place < 16; place += 1) seats.push(await seatPlayer(server));
  const clients = await Promise.all([server, other].map((each) => clientOf(each)));
  const rounds = 4;
  const play = async (seat: SeatedPlayer, place: number) => {
    for (let nth = 0; nth < rounds; nth += 1) {
      const bet = stakeOf(seat);
      const { token: _token, ...win } = { ...bet, transaction_id: randomUUID(), amount: 400 };
      const client = clients[(place + nth) % 2];
      expect((await client?.call('bet', bet))?.code).toBe('OK');
      const won = { ...win, bet_transaction_id: bet.transaction_id, is_finished: true };
      expect((await client?.call('win', won))?.code).toBe('OK');
    }
  };
  await Promise.all(seats.map(play));
  for (const seat of seats) expect(await seat.balance()).toBe(100_000n - BigInt(rounds) * 600n);
  await server.stops.stop(bySystem('test'), { scope: 'house', subject: '' }, 'why');
  const after = await Promise.all(seats.map((seat) => clients[1]?.call('bet', stakeOf(seat))));
  expect(new Set(after.map((answer) => answer?.code))).toEqual(new Set(['GAMING_STOPPED']));
  await expectWhole();
});
