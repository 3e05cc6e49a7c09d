import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { bySystem } from '../../modules/audit/index.ts';
import { createApiPlayer } from '../api-player.ts';
import { type ApiStaff, createApiStaff } from '../api-staff.ts';
import { recordRound } from '../games/record-round.ts';
import { clientOf, type SeatedPlayer, seatPlayer } from '../provider.ts';
import { readAudit } from '../read-audit.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { citusDatabase } from './citus-database.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

let citus: Citus;
let server: TestServer;
let other: TestServer;
let staff: ApiStaff;
/** Somebody who has a round and has told nobody who they are. */
let unknown: bigint;
const startedAt = new Date(Date.now() - 60_000);
const origin = bySystem('test');

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
  other = await startTestServer({ database: shareDatabase(server.database) });
  staff = await createApiStaff(server, 'auditor');
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.owner.query<Row>(text, values)).rows;

/** Players of money, of every bucket. */
async function seatMany(count: number): Promise<SeatedPlayer[]> {
  const seats: SeatedPlayer[] = [];
  for (let place = 0; place < count; place += 1) {
    seats.push(await seatPlayer(server, { tester: false, game: 'perya-lines' }));
  }
  return seats;
}

const uidsOf = (seats: readonly SeatedPlayer[]) => seats.map(({ uid }) => uid);

/** Rounds of one player, one after the other; every third is lost, the others pay more than was staked. */
async function playSome(seat: SeatedPlayer, servers: readonly TestServer[], rounds: number) {
  const clients = await Promise.all(servers.map((each) => clientOf(each)));
  const { player, game, token } = seat;
  for (let nth = 0; nth < rounds; nth += 1) {
    const client = clients[(nth + Number(seat.uid)) % clients.length];
    const round = { player, game, currency: 'PHP', round_id: randomUUID() };
    const bet = { ...round, token, amount: 1000, transaction_id: randomUUID() };
    expect((await client?.call('bet', bet))?.code).toBe('OK');
    const won = {
      ...round,
      transaction_id: randomUUID(),
      bet_transaction_id: bet.transaction_id,
      amount: nth % 3 === 0 ? 0 : 1500,
      is_finished: true,
    };
    expect((await client?.call('win', won))?.code).toBe('OK');
  }
}

it('a win beyond its ceiling is told once, and decided once, whichever server is asked', async () => {
  const seat = await seatPlayer(server, { tester: false });
  const before = await seat.balance();
  expect((await seat.bet()).code).toBe('OK');
  const held = await seat.win({ amount: 1_000_000_000 });
  expect(held).toMatchObject({ code: 'OK', held: true, balance: Number(before) - 1000 });
  await Promise.all([server, other].map((each) => each.runTask('games_alarm_held_wins')));
  const told = await readAudit(server, String(seat.uid));
  expect(told.filter(({ action }) => action === 'games.win-held')).toHaveLength(1);
  const { rows } = await staff.client.call(staffCalls.listHeldWins, {});
  expect(rows).toHaveLength(1);
  const id = BigInt(rows[0]?.id ?? 0);
  const wanted = { id, decision: 'released', reason: 'looked at' } as const;
  const outcomes = await Promise.all(
    [server, other, server].map((each) => each.games.heldWins.decide(origin, wanted)),
  );
  expect(outcomes.sort()).toEqual(['DONE', 'REPEATED', 'REPEATED']);
  expect(await seat.balance()).toBe(before - 1000n + 1_000_000_000n);
  expect(await sql('select invariant, uid, detail from games.broken')).toEqual([]);
});

it('every reader of rounds counts each once while two servers play, in all buckets', async () => {
  const seats = await seatMany(16);
  const uids = uidsOf(seats);
  const buckets = await server.database.buckets();
  expect(new Set(uids.map((uid) => buckets.of(uid))).size).toBe(buckets.count);
  let hasEnded = false;
  const reading = (async () => {
    while (!hasEnded) await Promise.all([server.settle(), other.settle()]);
  })();
  await Promise.all(seats.map((seat) => playSome(seat, [server, other], 6)));
  hasEnded = true;
  await reading;
  await server.settle();
  for (const task of ['games_note_returns', 'games_note_wins']) {
    await Promise.all([server, other].map((each) => each.runTask(task)));
  }
  const played = { rounds: 96, staked: 96_000, won: 96_000 };
  const figures = {
    bets: `select count(*)::integer as rounds, sum(stake)::integer as staked, sum(payout)::integer as won
      from games.bet where uid = any ($1) and status = 'completed'`,
    promotions: `select sum(rounds)::integer as rounds, sum(staked)::integer as staked, sum(won)::integer as won
      from promotions.played where uid = any ($1)`,
    returns: `select sum(rounds)::integer as rounds, sum(staked)::integer as staked, sum(won)::integer as won
      from games.return_day where game_code = 'perya-lines' and not is_test and $1::bigint[] is not null`,
    reports: `select sum(rounds)::integer as rounds, sum(staked)::integer as staked, sum(won)::integer as won
      from reports.play_day where game_code = 'perya-lines' and not is_test and $1::bigint[] is not null`,
  };
  for (const [reader, text] of Object.entries(figures)) {
    expect({ reader, rows: await sql(text, [uids]) }).toEqual({ reader, rows: [played] });
  }
  expect(
    await sql('select sum(rounds)::integer as rounds from care.day where uid = any ($1)', [uids]),
  ).toEqual([{ rounds: 96 }]);
  expect(
    await sql('select sum(staked)::integer as staked from vip.standing where uid = any ($1)', [
      uids,
    ]),
  ).toEqual([{ staked: 96_000 }]);
  const recent = await sql<{ betId: bigint }>(
    'select bet_id from games.recent_win where uid = any ($1)',
    [uids],
  );
  expect(new Set(recent.map(({ betId }) => betId)).size).toBe(recent.length);
});

it('a player sees their own win of the day before any reader has noted it', async () => {
  const person = createApiPlayer(server.url);
  await person.login();
  const { uid } = await person.client.call(calls.getProfile, {});
  unknown = BigInt(uid);
  await recordRound(server, unknown, { stake: 100, payout: 7700 });
  const { own, top } = await person.client.call(calls.listDailyWins, {});
  expect(own.map(({ amount }) => amount)).toEqual(['77.00']);
  expect(top.map(({ amount }) => amount)).toContain('77.00');
});

it('staff read every round once, newest first, by any filter and by a transaction', async () => {
  const seats = await seatMany(4);
  await Promise.all(seats.map((seat) => playSome(seat, [server, other], 3)));
  const seen: string[] = [];
  let cursor: string | null = null;
  let count: number | null = 0;
  do {
    const page: { rows: { uid: string; id: string }[]; next: string | null; count: number | null } =
      await staff.client.call(staffCalls.listRounds, { limit: 20, ...(cursor ? { cursor } : {}) });
    seen.push(...page.rows.map(({ uid, id }) => `${uid}/${id}`));
    ({ next: cursor, count } = page);
  } while (cursor);
  const rows = await sql<{ key: string }>(
    `select uid || '/' || id as key from games.bet order by created_at desc, id desc`,
  );
  expect(seen).toEqual(rows.map(({ key }) => key));
  expect(count).toBe(seen.length);
  const player = String(seats[0]?.uid);
  const lost = await staff.client.call(staffCalls.listRounds, { player, status: 'completed' });
  expect(lost.rows).toHaveLength(3);
  const [first] = lost.rows;
  const page = await staff.client.call(staffCalls.readRound, { uid: player, id: first?.id ?? '' });
  expect(page.movements.map(({ kind }) => kind)).toEqual(['bet', 'win']);
  const booked = page.movements[0]?.entries.map(({ amount }) => Number(amount)) ?? [];
  expect(booked).toContain(-10);
  expect(booked.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0, 5);
});

it('the lines of a day are every settled round once, in the order of the log', async () => {
  const lines: string[] = [];
  for await (const some of server.games.dayLines({ from: startedAt, before: new Date() }))
    lines.push(...some);
  const rows = await sql<{ seq: bigint; uid: bigint }>(
    'select settled_seq as seq, uid from games.bet where settled_seq is not null order by settled_seq',
  );
  expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(
    rows.map(({ seq, uid }) => `[${seq},${uid}`),
  );
});

it('a round before its player’s identity was known is found, and no other', async () => {
  const [round] = await sql<{ uid: bigint }>('select uid from games.bet order by id desc limit 1');
  await sql(
    `insert into kyc.change (bucket, uid, at, actor, status_before, status_after, reason)
     values (platform.bucket_of($1), $1, now() - interval '1 hour', 'staff:1', 'basic_account', 'frozen', '')`,
    [round?.uid],
  );
  const rounds = await sql('select from games.bet where uid = any ($1)', [[round?.uid, unknown]]);
  const span = { from: new Date(Date.now() - 7_200_000), before: new Date() };
  const { looked, broken } = await server.games.controls['no-bet-before-identity'](span);
  expect(looked).toBeGreaterThan(BigInt(rounds.length));
  expect(broken).toHaveLength(rounds.length);
  expect(new Set(broken.map(({ uid }) => uid))).toEqual(new Set([round?.uid, unknown]));
});
