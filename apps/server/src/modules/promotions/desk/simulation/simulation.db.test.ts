import { randomBytes } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { settleRounds } from '../../../../testing/games/settle-rounds.ts';
import { setKycStatus } from '../../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../../testing/money/paying-player.ts';
import {
  contentOf,
  draftPromotion,
  publishDraft,
} from '../../../../testing/promotions/draft-promotion.ts';
import { playRound } from '../../../../testing/promotions/play-round.ts';
import { dayAgo } from '../../../../testing/promotions/set-clock.ts';
import { createTaskPlayer } from '../../../../testing/promotions/task-player.ts';
import { addPlayer } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
let approver: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'promotions');
  approver = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});
// Only the promotion of the test gives anything.
beforeEach(() =>
  server.database.pool.query(
    `update promotions.promotion set state = 'paused', version = version + 1 where state = 'published'`,
  ),
);

const yesterday = dayAgo(1);
const today = dayAgo(0);
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000;
type PayingPlayer = Awaited<ReturnType<typeof createPayingPlayer>>;
const newPlayer = (tester = false) => addPlayer(server, 0, { tester });
const played = (uid: bigint, pesos: number) =>
  playRound(server, uid, { stake: pesos * 100, at: new Date(`${yesterday}T11:00:00+08:00`) });

async function draft(kind: PromotionKindName, given: Partial<PromotionContent>) {
  const content = contentOf({ starts_at: startOf(yesterday), ...given });
  return (await draftPromotion(staff, content, { kind })).id;
}
const simulate = (id: number, from = yesterday, to = yesterday) =>
  staff.client.call(staffCalls.simulatePromotion, { id, revision: 1, from, to });

/** What the engine has given of it, in the shape of a simulation. */
async function given(id: number, currency: 'PHP' | 'FIL' = 'PHP') {
  const { rows } = await server.database.pool.query<{
    uid: bigint;
    amount: bigint;
    rewards: number;
  }>(
    `select uid, sum(amount)::bigint as amount, count(*)::integer as rewards from promotions.reward
     where promotion_id = $1 and not is_test group by uid order by 2 desc, uid`,
    [id],
  );
  const { rows: refused } = await server.database.pool.query<{ outcome: string; rewards: number }>(
    `select refused_for as outcome, count(*)::integer as rewards from promotions.due
     where promotion_id = $1 group by refused_for order by 1`,
    [id],
  );
  return {
    cost: writeAmount(
      currency,
      rows.reduce((sum, { amount }) => sum + amount, 0n),
    ),
    players: rows.length,
    rewards: rows.reduce((sum, { rewards }) => sum + rewards, 0),
    largest: rows.slice(0, 10).map(({ uid, amount, rewards }) => ({
      uid: String(uid),
      amount: writeAmount(currency, amount),
      rewards,
    })),
    refused,
  };
}

/** Publishes it for the same days, and lets the engine settle them. */
async function settle(id: number, task: string) {
  await publishDraft(staff, approver, { id, revision: 1 });
  const isSettled = async () => {
    await server.settle();
    await server.runTask(task);
    const { rowCount } = await server.database.pool.query(
      'select from promotions.closed_day where promotion_id = $1 and settled_at is not null',
      [id],
    );
    return rowCount;
  };
  await expect.poll(isSettled).toBe(1);
}

/** The refusals of a simulation, without what they would have cost. */
const refusedOf = ({ refused }: Awaited<ReturnType<typeof simulate>>) =>
  refused
    .map(({ outcome, rewards }) => ({ outcome, rewards }))
    .toSorted((a, b) => a.outcome.localeCompare(b.outcome));

test('a rebate costs what was simulated, with everybody who is left out and every bound', async () => {
  // One after the other: rewards are given in the order of uids, until the day's cap is reached.
  const players: bigint[] = [];
  for (let place = 0; place < 14; place += 1) players.push(await newPlayer());
  const [blocked, stranger, first, twin] = players;
  const tester = await newPlayer(true);
  for (const [place, uid] of players.entries()) await played(uid, 1000 + 10 * place);
  await played(tester, 5000);
  await setKycStatus(server, blocked as bigint, 'block');
  const mark = randomBytes(32);
  for (const uid of [first, twin]) {
    await server.database.owner.query(
      'insert into identity.device (uid, device_hash) values ($1, $2)',
      [uid, mark],
    );
  }
  await server.settle();
  const rules = {
    of: 'stakes',
    share: 1000,
    venues: [],
    least: 0,
    most: null,
    way: 'credit',
    by_hour: 1,
  };
  for (const uid of [...players, tester].filter((each) => each !== stranger)) {
    await server.database.pool.query(`select identity.note_sent_by($1, 'maya')`, [uid]);
  }
  const bounds = { player_cap: '112.00', day_cap: '850.00', budget: '900.00' };
  const id = await draft('rebate', {
    rules,
    cash_type: 4005,
    audience: { partners: ['maya', 'lazada'] },
    is_one_per_person: true,
    ...bounds,
  });
  const simulated = await simulate(id);
  expect(await simulate(id)).toEqual(simulated);
  await settle(id, 'promotions_settle_rebates');
  const engine = await given(id);
  expect(simulated).toMatchObject({ ...engine, refused: expect.anything(), basis: 'exact' });
  expect(refusedOf(simulated)).toEqual(engine.refused);
  expect(engine.refused.map(({ outcome }) => outcome)).toEqual([
    ...['DAY_CAP', 'NOT_FOR_PLAYER', 'PLAYER_CAP', 'SHARED', 'SHUT_OUT'],
  ]);
  expect(simulated.test_rewards).toBe(0);
});

test('a ranking costs what was simulated', async () => {
  const uids = await Promise.all(Array.from({ length: 5 }, () => newPlayer()));
  for (const [place, uid] of uids.entries()) await played(uid, 20_000 + 100 * place);
  await setKycStatus(server, uids[4] as bigint, 'frozen');
  await server.settle();
  const prizes = [
    { from: 1, to: 1, amount: 5000 },
    { from: 2, to: 3, amount: 1000 },
  ];
  const id = await draft('ranking', { rules: { game_types: [3], prizes }, cash_type: 4007 });
  const simulated = await simulate(id);
  expect(simulated).toMatchObject({ basis: 'exact', cost: '70.00', players: 3 });
  expect(simulated.largest[0]).toMatchObject({ uid: String(uids[3]), amount: '50.00' });
  await settle(id, 'promotions_rank_players');
  expect(simulated).toMatchObject(await given(id));
});

/** Publishes it and lets a reader go over its log once more, as if the promotion had stood from the beginning. */
async function readAgain(id: number, kind: PromotionKindName, reader: string) {
  await publishDraft(staff, approver, { id, revision: 1 });
  const running = async () => (await server.promotions.readPromotions(kind)).map((one) => one.id);
  await expect.poll(running).toContain(id);
  await server.database.owner.query('delete from platform.log_reader where name = $1', [reader]);
  await server.settle();
}

test('boxes hold what was drawn in the simulation', async () => {
  const players = [
    await createTaskPlayer(server, 'basic_kyc'),
    await createTaskPlayer(server, 'basic_kyc'),
  ];
  for (const player of players) await player.deposits();
  const odds = Array.from({ length: 20 }, (_, n) => ({ amount: 100 + n, weight: 1 }));
  const rules = { deposits: 50_000, odds };
  const id = await draft('mystery-box', { rules, cash_type: 4001, claim_hours: 24 });
  const simulated = await simulate(id, yesterday, today);
  await readAgain(id, 'mystery-box', 'promotions.boxes');
  expect(simulated).toMatchObject({ ...(await given(id)), basis: 'exact', players: 2, rewards: 2 });
});

test('cashback costs at most what was simulated: so much when every deposit takes its ticket', async () => {
  const rules = { share: 1000, most: 4000, least: 2000, channels: ['1003'] };
  const content = { rules, cash_type: 4009, player_cap: '100.00' };
  const players = [await createPayingPlayer(server), await createPayingPlayer(server)];
  const uids = players.map(({ uid }) => String(uid));
  const id = await draft('channel-cashback', { ...content, audience: { uids } });
  const deposit = async (player: PayingPlayer, pid: number, cashback_flag: number) => {
    const begun = await player.start({ pid, cashback_flag });
    server.gateway.pay(`D${begun.id}`);
    await server.gateway.tell(server.url, { kind: 'payment', reference: `D${begun.id}` });
  };
  // Of the day's one ticket the second deposit finds none, and the other channel is not meant.
  for (const pid of [1003, 1003, 1001]) await deposit(players[0] as PayingPlayer, pid, 0);
  await deposit(players[1] as PayingPlayer, 1003, 0);
  const simulated = await simulate(id, yesterday, today);
  expect(simulated).toMatchObject({ basis: 'most', cost: '80.00', rewards: 2, players: 2 });
  await publishDraft(staff, approver, { id, revision: 1 });
  const offers = async () => {
    const channels = await players[0]?.client.call(calls.listChannels, { mode: '1' });
    return channels?.find((channel) => channel.id === 1003)?.cashback_terms?.percent;
  };
  await expect.poll(offers).toBe(10);
  for (const player of players) await deposit(player, 1003, 1);
  await server.settle();
  expect(simulated).toMatchObject({ ...(await given(id)), refused: [] });
});

test('levels bring what was simulated', async () => {
  const uid = await newPlayer();
  await settleRounds(server.database.pool, [uid], 3000_00);
  await server.settle();
  const levels = [1, 2, 3].map((level) => ({ level, amount: level * 100 }));
  const content = { rules: { levels }, cash_type: 4003, audience: { uids: [String(uid)] } };
  const id = await draft('level-up', content);
  const simulated = await simulate(id, yesterday, today);
  await readAgain(id, 'level-up', 'promotions.level-up');
  const engine = await given(id);
  expect(engine).toMatchObject({ cost: '3.00', rewards: 2 });
  expect(simulated).toMatchObject({ ...engine, refused: expect.anything() });
});

test('a task costs at most what was simulated: so much when everybody collects it', async () => {
  const players = [await createTaskPlayer(server), await createTaskPlayer(server)];
  for (const [place, player] of players.entries()) await player.plays(3, 5 + 5 * place);
  const tiers = [
    { value: 5, bonus: 10 },
    { value: 10, bonus: 30 },
  ];
  const rules = { ty: 105, tiers, image: '/art/tasks/game' };
  const uids = players.map(({ uid }) => String(uid));
  const id = await draft('task', { rules, cash_type: null, wagering_times: 0, audience: { uids } });
  const simulated = await simulate(id, today, today);
  expect(simulated).toMatchObject({ basis: 'most', cost: '50', rewards: 3, players: 2 });
  await publishDraft(staff, approver, { id, revision: 1 });
  await expect.poll(() => players[0]?.task('daily', 105)).toBeDefined();
  for (const player of players) await player.claim('daily', 105);
  expect(simulated).toMatchObject({ ...(await given(id, 'FIL')), refused: expect.anything() });
});

test('what is given by hand, or follows from nothing recorded, is said to be unknown', async () => {
  const gift = await draft('gift', {});
  expect(await simulate(gift)).toMatchObject({ basis: 'none', cost: '0.00', largest: [] });
  const rules = { ty: 6, tiers: [{ value: 1, bonus: 10 }], image: '/art/tasks/email' };
  const email = await draft('task', { rules, cash_type: null, wagering_times: 0 });
  expect(await simulate(email)).toMatchObject({ basis: 'none', cost: '0' });
  expect(await refusalOf(simulate(gift, dayAgo(40), yesterday))).toBe('INVALID_INPUT');
  expect(await refusalOf(simulate(gift, today, yesterday))).toBe('INVALID_INPUT');
  expect(await refusalOf(simulate(7_777_777))).toBe('NOT_FOUND');
});

test('the reach of a revision is whom it is for among those who came lately', async () => {
  const uids = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer(true)];
  const [meant, long, blocked] = uids as [bigint, bigint, bigint, bigint];
  const seen = (uid: bigint, daysAgo: number) =>
    server.database.owner.query(
      `insert into promotions.seen (bucket, uid, day, logins)
       values (platform.bucket_of($1), $1, $2, 1) on conflict do nothing`,
      [uid, dayAgo(daysAgo)],
    );
  for (const uid of uids) await seen(uid, uid === long ? 31 : 2);
  await seen(meant, 1);
  await setKycStatus(server, blocked, 'block');
  const id = await draft('gift', { audience: { uids: uids.map(String) } });
  const reach = (revision: number) =>
    staff.client.call(staffCalls.readPromotionReach, { id, revision });
  const found = await reach(1);
  expect(found).toMatchObject({ meant: 1, is_more: false });
  expect(found.looked).toBeGreaterThanOrEqual(3);
  const everybody = await draft('gift', {});
  const wide = await staff.client.call(staffCalls.readPromotionReach, {
    id: everybody,
    revision: 1,
  });
  expect(wide.meant).toBeGreaterThanOrEqual(found.meant);
  expect(wide.meant).toBeLessThan(wide.looked);
  expect(await refusalOf(reach(9))).toBe('NOT_FOUND');
});
