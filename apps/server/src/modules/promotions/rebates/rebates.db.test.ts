import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { pauseOthers } from '../../../testing/promotions/pause-others.ts';
import { playRound } from '../../../testing/promotions/play-round.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  await pauseOthers(server, ['rebate']);
  // The demo's venue of the rebate has no rounds in tests: the studio has.
  await server.database.pool.query(
    `update promotions.promotion set rules = rules || '{"venues": ["studio"]}', version = version + 1 where id = 6`,
  );
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

let day = '';
let daysAgo = 24;
beforeEach(async () => {
  daysAgo -= 2;
  day = dayAgo(daysAgo);
  await setClock(server, `${day}T12:00:00+08:00`);
});
const dayOn = (days: number) => dayAgo(daysAgo - days);
const later = (days: number, time: string) => setClock(server, `${dayOn(days)}T${time}+08:00`);

const keyed = () => ({ idempotencyKey: randomUUID() });

async function newPlayer() {
  const player = createApiPlayer(server.url);
  // A code is new by the real clock.
  await setClock(server);
  await player.login();
  await setClock(server, `${day}T12:00:00+08:00`);
  const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
  await setKycStatus(server, uid, 'basic_kyc');
  return {
    ...player,
    uid,
    detail: () => player.client.call(calls.readCq9, { pid: 6 }),
    claim: () => player.client.call(calls.claimCq9, { pid: 6 }, keyed()),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const play = ({ uid }: Player, stake: number, payout = 0) =>
  playRound(server, uid, { stake, payout, at: new Date(`${day}T11:00:00+08:00`) });

/** What is certain also waits for transactions of other suites. */
async function settleDay(promotion = 6): Promise<void> {
  await expect
    .poll(async () => {
      await server.settle();
      await server.runTask('promotions_settle_rebates');
      const { rowCount } = await server.database.pool.query(
        `select from promotions.closed_day
           where promotion_id = $1 and day = $2::date and settled_at is not null`,
        [promotion, day],
      );
      return rowCount;
    })
    .toBe(1);
}

describe('a rebate that is collected', () => {
  test('is a share of the stakes of the day before, and is credited once [A-012 G-104 G-107 G-139 G-226 G-227]', async () => {
    const player = await newPlayer();
    await play(player, 1_000_000, 950_000);
    await play(player, 33_330);
    await server.settle();
    expect(await player.detail()).toMatchObject({ bonus: '0.00', today: '51.66', expires_at: 0 });
    expect(await refusalOf(player.claim())).toBe('NOTHING_TO_COLLECT');
    await later(1, '00:00:01');
    await settleDay();
    const end = Date.parse(`${dayOn(2)}T00:00:00+08:00`) / 1000;
    expect(await player.detail()).toMatchObject({
      bonus: '51.66',
      expires_at: end,
      today: '0.00',
      unclaimed: '0.00',
      claimed: '0.00',
      percent: 0.5,
    });
    expect(await player.balance()).toBe(0n);
    expect(await player.claim()).toEqual({ amount: '51.66' });
    expect(await player.detail()).toMatchObject({ bonus: '0.00', claimed: '51.66' });
    expect(await player.balance()).toBe(5166n);
    expect(await server.ledger.requirements(player.uid)).toMatchObject([
      { scope: 'bonus.4005', amount: 5166n, multiplier: 1n },
    ]);
    expect(await refusalOf(player.claim())).toBe('NOTHING_TO_COLLECT');
  });

  test('is credited once to fifty claims at once over two servers', async () => {
    const player = await newPlayer();
    await play(player, 200_000, 200_000);
    await later(1, '09:00:00');
    await settleDay();
    const other = createApiPlayer(second.url, player.phone);
    other.use(player.token());
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? player : other).client.call(calls.claimCq9, { pid: 6 }, keyed()).then(
          ({ amount }) => amount,
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(claims.filter((each) => each === '10.00')).toHaveLength(1);
    expect(claims.filter((each) => each === 'NOTHING_TO_COLLECT')).toHaveLength(49);
    expect(await player.balance()).toBe(1000n);
  });

  test('expires with the day and is reported as unclaimed [G-108 G-140]', async () => {
    const player = await newPlayer();
    await play(player, 200_000, 200_000);
    await later(1, '00:00:01');
    await settleDay();
    expect(await player.detail()).toMatchObject({ bonus: '10.00', unclaimed: '0.00' });
    await later(2, '00:00:00');
    expect(await player.detail()).toMatchObject({
      bonus: '0.00',
      unclaimed: '10.00',
      expires_at: 0,
    });
    expect(await refusalOf(player.claim())).toBe('NOTHING_TO_COLLECT');
    expect(await player.detail()).toMatchObject({ bonus: '0.00', unclaimed: '10.00' });
    expect(await player.balance()).toBe(0n);
  });

  test('lists games that count; another’s is nobody’s, and another number is none [G-139 G-228]', async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    await play(player, 200_000, 200_000);
    await later(1, '00:00:01');
    await settleDay();
    expect((await other.detail()).bonus).toBe('0.00');
    expect(await refusalOf(other.claim())).toBe('NOTHING_TO_COLLECT');
    expect((await player.detail()).bonus).toBe('10.00');
    const { list } = await player.detail();
    expect(list.length).toBeGreaterThan(12);
    for (const pid of [5, 8, 90]) {
      expect(await refusalOf(player.client.call(calls.claimCq9, { pid }, keyed()))).toBe(
        'NOT_FOUND',
      );
      expect(await refusalOf(player.client.call(calls.readCq9, { pid }))).toBe('NOT_FOUND');
    }
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.readCq9, { pid: 6 }))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(visitor.client.call(calls.claimCq9, { pid: 6 }))).toBe(
      'UNAUTHENTICATED',
    );
    await setKycStatus(server, player.uid, 'rejected');
    expect(await refusalOf(player.claim())).toBe('KYC_REQUIRED');
    expect(await player.balance()).toBe(0n);
  });
});

const lossRules = {
  of: 'net-loss',
  share: 100,
  venues: [],
  least: 100_000,
  most: 500_000,
  way: 'credit',
  by_hour: 19,
};

describe('the rebate of losses', () => {
  test.each([
    ['from 1,000 on', 100_000, 0, 1000n],
    ['nothing below', 99_999, 0, 0n],
    ['of what was not won back', 900_000, 250_000, 6500n],
    ['rounded down to the centavo', 123_456, 1, 1234n],
    ['5,000 at most', 90_000_000, 10_000_000, 500_000n],
    ['nothing to whoever has won', 500_000, 800_000, 0n],
  ])(
    'is one percent, %s, credited on the next day without a word and free [G-281 G-282 G-283 G-284 G-285]',
    async (_, stake, payout, back) => {
      const player = await newPlayer();
      await play(player, stake, payout);
      await later(1, '00:00:01');
      await settleDay(8);
      expect(await player.balance()).toBe(back);
      expect(await server.ledger.wallet(player.uid)).toMatchObject({ withdrawable: back });
      await Promise.all([server, second].map((each) => each.runTask('promotions_settle_rebates')));
      expect(await player.balance()).toBe(back);
    },
  );

  test('says its period, that it is over, and when the demo operator held it before [G-286 G-343]', async () => {
    const player = await newPlayer();
    const readTpg = async () => (await player.client.call(calls.readTpg, {})).rebate;
    expect(await readTpg()).toMatchObject({ percent: 1, least: '1000.00', most: '5000.00' });
    expect((await player.client.call(calls.readTpg, {})).past).toEqual([
      {
        starts_at: Date.parse('2025-09-01T00:00:00+08:00') / 1000,
        ends_at: Date.parse('2026-01-01T00:00:00+08:00') / 1000,
      },
    ]);
    await makePromotion(server, {
      kind: 'rebate',
      cashType: 4006,
      rules: lossRules,
      place: -1,
      startsAt: '2025-09-01T00:00:00+08:00',
      endsAt: '2026-01-01T00:00:00+08:00',
    });
    const rebate = await readTpg();
    expect(rebate).toMatchObject({ has_ended: true, by_hour: 19, wagering_times: 0 });
    const manila = (at = 0) => new Date((at + 8 * 3600) * 1000).toISOString().slice(0, 16);
    expect([manila(rebate?.starts_at), manila(rebate?.ends_at)]).toEqual([
      '2025-09-01T00:00',
      '2026-01-01T00:00',
    ]);
  });

  test('of the last day is credited after its end, and of no day beyond', async () => {
    const player = await newPlayer();
    const endsAt = `${dayOn(1)}T00:00:00+08:00`;
    const startsAt = `${day}T00:00:00+08:00`;
    await server.database.pool.query(
      `update promotions.promotion set state = 'paused', version = version + 1 where id = 8`,
    );
    const id = await makePromotion(server, {
      kind: 'rebate',
      cashType: 4006,
      rules: lossRules,
      startsAt,
      endsAt,
    });
    await play(player, 200_000);
    await playRound(server, player.uid, { stake: 700_000, at: new Date(endsAt) });
    await later(1, '10:00:00');
    await settleDay(id);
    expect(await player.balance()).toBe(2000n);
    await later(2, '10:00:00');
    await server.settle();
    await server.runTask('promotions_settle_rebates');
    expect(await player.balance()).toBe(2000n);
  });
});
