import { randomUUID } from 'node:crypto';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { bySystem } from '../../modules/audit/index.ts';
import { createApiStaff } from '../api-staff.ts';
import { clientOf, type SeatedPlayer, seatPlayer, testVenue } from '../provider.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { partnerHosts, playRelease } from '../upgrade/play-release.ts';
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
  server = await startTestServer({ database: citusDatabase(citus), hosts: partnerHosts });
  other = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

const asked = (uid: bigint) => ({ uid, origin: bySystem('test'), brand: 'Perya' });

/** Players of every bucket. */
async function seatMany(): Promise<SeatedPlayer[]> {
  const seats: SeatedPlayer[] = [];
  for (let place = 0; place < 16; place += 1) seats.push(await seatPlayer(server));
  const buckets = await server.database.buckets();
  expect(new Set(seats.map(({ uid }) => buckets.of(uid))).size).toBe(buckets.count);
  return seats;
}

/** Bets of one round, sent to both servers at once; answers their codes. */
async function betAtOnce(seat: SeatedPlayer, count: number): Promise<string[]> {
  const clients = await Promise.all(
    [server, other].map((each) => clientOf(each, testVenue, { isPatient: true })),
  );
  const { player, game, token } = seat;
  const answers = Array.from({ length: count }, (_, nth) =>
    clients[nth % 2]?.call('bet', {
      player,
      game,
      token,
      currency: 'PHP',
      amount: 1000,
      round_id: `r-${seat.uid}`,
      transaction_id: randomUUID(),
    }),
  );
  return (await Promise.all(answers)).map((answer) => answer?.code ?? '');
}

it('a limit is passed by none of the bets that two servers take at once, in no bucket', async () => {
  const seats = await seatMany();
  await Promise.all(
    seats.map(({ uid }) => server.limits.update(asked(uid), { daily_stake: centavos(3000) })),
  );
  const codes = await Promise.all(seats.map((seat) => betAtOnce(seat, 6)));
  for (const ofPlayer of codes) {
    expect(ofPlayer.sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'LIMIT_REACHED'),
      ...Array.from({ length: 3 }, () => 'OK'),
    ]);
  }
  const { rows } = await server.database.pool.query(
    'select distinct staked::integer as staked from limits.day where uid = any ($1)',
    [seats.map(({ uid }) => uid)],
  );
  expect(rows).toEqual([{ staked: 3000 }]);
});

it('what was lost, won and given back counts for a player as on one node', async () => {
  const seat = await seatPlayer(server);
  await server.limits.update(asked(seat.uid), {
    daily_loss: centavos(1000),
    weekly_loss: centavos(1500),
    session_minutes: 60n,
  });
  expect((await seat.bet()).code).toBe('OK');
  const next = { round_id: 'next', transaction_id: `next-${seat.uid}` };
  expect(await seat.bet(next)).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'daily_loss' },
  });
  expect((await seat.win({ amount: 400 })).code).toBe('OK');
  expect((await seat.bet({ ...next, amount: 400 })).code).toBe('OK');
  const back = { ...next, transaction_id: randomUUID(), bet_transaction_id: next.transaction_id };
  expect((await seat.rollback(back)).code).toBe('OK');
  const { rows } = await server.database.pool.query(
    'select c.staked, c.won, c.lost_week from limits.counted_at($1, now()) c',
    [seat.uid],
  );
  expect(rows).toEqual([{ staked: 1000n, won: 400n, lostWeek: 600n }]);
});

it('nobody bets after they have shut themselves out, in no bucket and on no server', async () => {
  const seats = await seatMany();
  const before = seats.map((seat) => betAtOnce(seat, 4));
  const excluding = seats.map(({ uid }) => server.limits.exclude(asked(uid), '1d'));
  const beside = seats.map((seat) => betAtOnce(seat, 4));
  await Promise.all(excluding);
  const after = await Promise.all(seats.map((seat) => betAtOnce(seat, 2)));
  expect(new Set(after.flat())).toEqual(new Set(['PLAYER_EXCLUDED']));
  const codes = (await Promise.all([...before, ...beside])).flat();
  const taken = codes.filter((code) => code === 'OK').length;
  const { rows } = await server.database.pool.query(
    `select count(*)::integer as bets,
       count(*) filter (where date_trunc('milliseconds', m.created_at) > p.excluded_since)::integer as late
     from limits.player p join games.movement m on m.bucket = p.bucket and m.uid = p.uid
     where m.kind = 'bet' and p.uid = any ($1)`,
    [seats.map(({ uid }) => uid)],
  );
  expect(rows).toEqual([{ bets: taken, late: 0 }]);
});

it('a whole release is played, and the books hold', async () => {
  await playRelease(server);
  await server.settle();
  for (const name of ['ledger', 'books', 'liability', 'points', 'promotions']) {
    await server.runTask(`house_check_${name}`);
  }
  const auditor = await createApiStaff(server, 'auditor');
  const { runs } = await auditor.client.call(staffCalls.listChecks, {});
  expect(new Set(runs.map(({ state }) => state))).toEqual(new Set(['sound']));
  await server.runTask('evidence_run_controls');
  const { controls } = await auditor.client.call(staffCalls.listControls, {});
  expect(controls.filter(({ last }) => last?.found !== 0)).toEqual([]);
});
