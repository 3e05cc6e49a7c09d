import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { createProviderClient, type ProviderClient } from '@perya/contract/provider-api/client';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { bySystem } from '../../modules/audit/index.ts';
import type { Buckets } from '../../platform/database/buckets.ts';
import { createApiPlayer } from '../api-player.ts';
import { createApiStaff } from '../api-staff.ts';
import { addPlayer, type SeatedPlayer, seatPlayer, testVenue } from '../provider.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { citusDatabase } from './citus-database.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

let citus: Citus;
let server: TestServer;
let other: TestServer;
let buckets: Buckets;
const origin = bySystem('test');

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
  other = await startTestServer({ database: shareDatabase(server.database) });
  buckets = await server.database.buckets();
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

/** All answers come, however busy the machine is. */
async function patientClientOf({ url, games }: TestServer): Promise<ProviderClient> {
  const key = await games.keys.signingOf(testVenue);
  if (!key) throw new Error('The studio has no key');
  return createProviderClient({ url, venue: testVenue, key, timeoutMs: 60_000 });
}

const betOf = ({ player, game, token }: SeatedPlayer) => ({
  player,
  game,
  token,
  currency: 'PHP',
  amount: 100,
  round_id: randomUUID(),
  transaction_id: randomUUID(),
});

const winOf = ({ player, game, currency, round_id, transaction_id }: ReturnType<typeof betOf>) => ({
  player,
  game,
  currency,
  round_id,
  transaction_id: randomUUID(),
  bet_transaction_id: transaction_id,
  amount: 50,
  is_finished: true,
});

it('a stop is obeyed in every bucket before it is answered', async () => {
  const players: SeatedPlayer[] = [];
  for (let place = 0; place < 32; place += 1) players.push(await seatPlayer(server));
  expect(new Set(players.map(({ uid }) => buckets.of(uid))).size).toBe(buckets.count);
  const clients = await Promise.all([server, other].map(patientClientOf));
  const isBusy = Promise.withResolvers<void>();
  let bets = 0;
  /** Rounds on the one server and the other, until a bet is refused; answers by which code. */
  const playOn = async (player: SeatedPlayer, place: number): Promise<string> => {
    for (let nth = place; ; nth += 1) {
      const client = clients[nth % 2] as ProviderClient;
      const bet = betOf(player);
      const { code } = await client.call('bet', bet);
      if (code !== 'OK') return code;
      bets += 1;
      if (bets === 2 * players.length) isBusy.resolve();
      const won = await client.call('win', winOf(bet));
      if (won.code !== 'OK') return `win ${won.code}`;
    }
  };
  const playing = Promise.all(players.map(playOn));
  await Promise.race([isBusy.promise, playing]);
  const stop = await server.stops.stop(origin, { scope: 'house', subject: '' }, 'why');
  expect(new Set(await playing)).toEqual(new Set(['GAMING_STOPPED']));
  const { rows } = await server.database.pool.query(
    `select count(*)::int as bets, count(*) filter (where m.created_at > s.stopped_at)::int as late
     from games.movement m, stops.stop s where m.kind = 'bet' and m.uid = any ($2) and s.id = $1`,
    [stop?.id, players.map(({ uid }) => uid)],
  );
  expect(rows).toEqual([{ bets, late: 0 }]);
  await server.stops.resume(origin, { id: stop?.id ?? 0n, reason: 'over' });
});

it('players and staff see what was posted, and the sums of the house are those of the books', async () => {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getWallet, {});
  for (const [place, amount] of [50_000, -12_345, 2_345].entries()) {
    const result = await server.ledger.post({
      uid: BigInt(uid),
      scope: 'test',
      key: `page-${place}`,
      amount: centavos(amount),
      legs: [{ account: 'house', amount: centavos(-amount) }],
    });
    expect(result.ok).toBe(true);
  }
  expect(await player.client.call(calls.getWallet, {})).toMatchObject({ balance: '400.00' });
  const auditor = await createApiStaff(server, 'auditor');
  const page = await auditor.client.call(staffCalls.listPlayerPostings, { uid });
  expect(page.rows.map(({ amount }) => amount)).toEqual(['23.45', '-123.45', '500.00']);
  await addPlayer(server, 1000, { tester: false });
  await server.runTask('house_liability');
  const { rows } = await server.database.pool.query<{ balances: bigint }>(
    'select balances from house.owed',
  );
  const { liability } = await auditor.client.call(staffCalls.getHome, {});
  expect(rows[0]?.balances).toBeGreaterThanOrEqual(140_000n);
  expect(Number(liability?.balances) * 100).toBeCloseTo(Number(rows[0]?.balances), 5);
});

it('every check of the night comes to its end and finds nothing', async () => {
  for (const name of ['ledger', 'books', 'liability', 'points', 'promotions']) {
    await server.runTask(`house_check_${name}`);
  }
  const auditor = await createApiStaff(server, 'auditor');
  const { runs } = await auditor.client.call(staffCalls.listChecks, {});
  expect(new Set(runs.map(({ state }) => state))).toEqual(new Set(['sound']));
});
