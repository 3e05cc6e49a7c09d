import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Grant, GrantOptions } from './reward.store.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

const newPlayer = () => addPlayer(server, 0, { tester: false });
const newPlayers = (count: number) => Promise.all(Array.from({ length: count }, newPlayer));

type Options = Partial<GrantOptions> & { at?: TestServer };

async function give(
  promotion: number,
  grants: readonly Partial<Grant>[],
  { at = server, ...options }: Options = {},
) {
  return at.promotions.grant(
    grants.map((grant) => ({ uid: 0n, period: 'once', amount: 1000n, ...grant })),
    { promotion, isCredited: false, by: 'system', ...options },
  );
}

const outcomesOf = async (...asked: Parameters<typeof give>) =>
  (await give(...asked)).map(({ outcome }) => outcome);

const wallet = (uid: bigint) => server.ledger.wallet(uid);
const spentOn = async (promotion: number) => {
  const { rows } = await server.database.pool.query<{ amount: bigint; rewards: bigint }>(
    `select amount, rewards from promotions.spent where promotion_id = $1 order by day`,
    [promotion],
  );
  return rows;
};
const change = (promotion: number, what: string) =>
  server.database.pool.query(`update promotions.promotion set ${what} where id = $1`, [promotion]);

describe('a reward', () => {
  test('that is offered is credited when it is claimed, with what must be played, and once', async () => {
    const promotion = await makePromotion(server, { wageringTimes: 3 });
    const uid = await newPlayer();
    const [granted] = await give(promotion, [{ uid, amount: 2500n, facts: { why: 'a test' } }]);
    const id = granted?.id ?? 0n;
    expect(granted).toEqual({ outcome: 'GRANTED', id: expect.any(BigInt) });
    expect((await wallet(uid)).balance).toBe(0n);
    expect(await server.promotions.claim(uid, id, 'player')).toBe('CLAIMED');
    expect(await server.promotions.claim(uid, id, 'player')).toBe('KNOWN');
    expect(await wallet(uid)).toMatchObject({ balance: 2500n, withdrawable: 0n });
    expect(await server.ledger.requirements(uid)).toMatchObject([
      { scope: 'bonus.4011', key: `B${id}`, amount: 2500n, multiplier: 3n, left: 7500n },
    ]);
    const entries = await server.ledger.entries({ uid, limit: 10 });
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      [`house:bonus:${promotion}`, -2500n],
      ['player', 2500n],
    ]);
    const { rows } = await server.database.pool.query(
      'select to_state, by from promotions.step where uid = $1 order by seq',
      [uid],
    );
    expect(rows).toEqual([
      { toState: 'offered', by: 'system' },
      { toState: 'claimed', by: 'player' },
    ]);
  });

  test('is given once for its period and step; again it is known by its id', async () => {
    const promotion = await makePromotion(server);
    const uid = await newPlayer();
    const steps = [
      { uid, step: 1 },
      { uid, step: 2 },
      { uid, period: '2026-11-16' },
    ];
    const first = await give(promotion, steps, { isCredited: true });
    expect(first.map(({ outcome }) => outcome)).toEqual(['GRANTED', 'GRANTED', 'GRANTED']);
    const again = await give(promotion, steps, { isCredited: true });
    expect(again).toEqual(first.map(({ id }) => ({ outcome: 'KNOWN', id })));
    expect((await wallet(uid)).balance).toBe(3000n);
    expect(await spentOn(promotion)).toEqual([
      { amount: 3000n, rewards: 3n },
      { amount: 3000n, rewards: 3n },
    ]);
  });

  test('of test money counts in no cost, whatever the budget is', async () => {
    const promotion = await makePromotion(server, { budget: 1n });
    const uid = await addPlayer(server, 0);
    expect(await outcomesOf(promotion, [{ uid }], { isCredited: true })).toEqual(['GRANTED']);
    expect(await wallet(uid)).toMatchObject({ balance: 1000n, isTest: true });
    expect(await spentOn(promotion)).toEqual([{ amount: 0n, rewards: 0n }]);
    const { rows } = await server.database.pool.query(
      `select account from ledger.entry where uid = $1 and leg > 0`,
      [uid],
    );
    expect(rows).toEqual([{ account: `test:house:bonus:${promotion}` }]);
  });

  test('is refused outside of its time, while it is paused, and to whoever is shut out', async () => {
    const [uid, blocked, frozen, excluded] = (await newPlayers(4)) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    const promotion = await makePromotion(server);
    await setKycStatus(server, blocked, 'block');
    await setKycStatus(server, frozen, 'frozen');
    const [offered] = await give(promotion, [{ uid: excluded, period: 'before' }]);
    await server.database.owner.query(
      `insert into limits.player (bucket, uid, excluded_since, excluded_until)
     values (platform.bucket_of($1), $1, now(), now() + interval '1 day')`,
      [excluded],
    );
    expect(
      await outcomesOf(promotion, [{ uid: blocked }, { uid: frozen }, { uid: excluded }, { uid }]),
    ).toEqual(['SHUT_OUT', 'SHUT_OUT', 'SHUT_OUT', 'GRANTED']);
    expect(await server.promotions.claim(excluded, offered?.id ?? 0n, 'player')).toBe('EXCLUDED');

    await change(promotion, `state = 'paused'`);
    expect(await outcomesOf(promotion, [{ uid, period: 'paused' }])).toEqual(['NOT_RUNNING']);
    await change(promotion, `state = 'published', ends_at = now() - interval '1 hour'`);
    expect(await outcomesOf(promotion, [{ uid, period: 'late' }])).toEqual(['NOT_RUNNING']);
    const earnedAt = new Date(Date.now() - 7_200_000);
    expect(await outcomesOf(promotion, [{ uid, period: 'late' }], { earnedAt })).toEqual([
      'GRANTED',
    ]);
    expect(await outcomesOf(-1, [{ uid }]).catch(() => 'no such promotion')).toBe(
      'no such promotion',
    );
  });
});

describe('many at once', () => {
  test('claim one reward over two servers, and it is credited once', async () => {
    const promotion = await makePromotion(server);
    const uid = await newPlayer();
    const [granted] = await give(promotion, [{ uid }]);
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? server : second).promotions.claim(uid, granted?.id ?? 0n, 'player'),
      ),
    );
    expect(claims.filter((outcome) => outcome === 'CLAIMED')).toHaveLength(1);
    expect(new Set(claims)).toEqual(new Set(['CLAIMED', 'KNOWN']));
    expect((await wallet(uid)).balance).toBe(1000n);
  });

  test('of fifty players over two servers a budget and a cap of the day are not passed by a centavo', async () => {
    const uids = await newPlayers(50);
    const grantAll = (promotion: number) =>
      Promise.all(
        uids.map(async (uid, n) => {
          const at = n % 2 ? server : second;
          const [granted] = await give(promotion, [{ uid, amount: 333n }], {
            at,
            isCredited: n % 3 > 0,
          });
          return granted?.outcome;
        }),
      );
    for (const [bound, outcome] of [
      ['budget', 'BUDGET'],
      ['dayCap', 'DAY_CAP'],
    ] as const) {
      const promotion = await makePromotion(server, { [bound]: 4000n });
      const outcomes = await grantAll(promotion);
      expect(outcomes.filter((each) => each === 'GRANTED')).toHaveLength(12);
      expect(outcomes.filter((each) => each === outcome)).toHaveLength(38);
      expect(await spentOn(promotion)).toEqual([
        { amount: 3996n, rewards: 12n },
        { amount: 3996n, rewards: 12n },
      ]);
    }
  });

  test('of one player over two servers the cap of the player is not passed', async () => {
    const promotion = await makePromotion(server, { playerCap: 2500n });
    const uid = await newPlayer();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, step) => {
        const at = step % 2 ? server : second;
        const [granted] = await give(promotion, [{ uid, step }], { at, isCredited: true });
        return granted?.outcome;
      }),
    );
    expect(outcomes.filter((each) => each === 'GRANTED')).toHaveLength(2);
    expect(outcomes.filter((each) => each === 'PLAYER_CAP')).toHaveLength(48);
    expect((await wallet(uid)).balance).toBe(2000n);
  });
});
