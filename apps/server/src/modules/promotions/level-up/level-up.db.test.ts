import { calls } from '@perya/contract/calls';
import { demoLevelUps } from '@perya/demo/promotions/level-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { settleRounds } from '../../../testing/games/settle-rounds.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

async function stake(uid: bigint, pesos: number) {
  await settleRounds(server.database.pool, [uid], pesos * 100);
  await server.settle();
}
const balanceOf = async (uid: bigint) => (await server.ledger.wallet(uid)).balance;
const newPlayer = () => addPlayer(server, 0, { tester: false });

describe('the gift for a level', () => {
  test('is credited once for each level that is reached, with what must be played, and shown as what it is', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
    await setKycStatus(server, uid, 'basic_account');
    await stake(uid, 999);
    expect(await balanceOf(uid)).toBe(0n);
    await stake(uid, 2001);
    // Levels 1 and 2 of the demo operator: 8 and 18 pesos.
    expect(await balanceOf(uid)).toBe(2600n);
    await stake(uid, 500);
    expect(await balanceOf(uid)).toBe(2600n);
    const { gifts } = await player.client.call(calls.listGifts, {});
    expect(gifts).toMatchObject([
      { cash_type: 4003, amount: '8.00' },
      { cash_type: 4003, amount: '18.00' },
    ]);
    const { bonuses } = await player.client.call(calls.listOwnBonuses, {});
    expect(bonuses.map(({ amount, to_play }) => [amount, to_play])).toEqual([
      ['18.00', '18.00'],
      ['8.00', '8.00'],
    ]);
  });

  test('stands beside the level in the rule, and is gone from there with its promotion', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const giftOf = async (level: number) => {
      const rule = await player.client.call(calls.getVipRule, {});
      return Object.values(rule)
        .flat()
        .find((each) => each.level === level)?.gift;
    };
    const [demo] = demoLevelUps;
    expect(await giftOf(29)).toBe('38888.00');
    const change = (state: string) =>
      server.database.pool.query(
        'update promotions.promotion set state = $2, version = version + 1 where id = $1',
        [demo?.id, state],
      );
    await change('paused');
    try {
      await expect.poll(() => giftOf(29)).toBeNull();
    } finally {
      await change('published');
    }
  });

  test('is promised beside its level only while the budget has it left', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const small = 40_000_00;
    const large = 60_000_00;
    const promotion = await makePromotion(server, {
      kind: 'level-up',
      cashType: 4003,
      budget: 100_000_00n,
      rules: {
        levels: [
          { level: 27, amount: small },
          { level: 28, amount: large },
        ],
      },
    });
    const giftsOf = async () => {
      const rule = await player.client.call(calls.getVipRule, {});
      const levels = Object.values(rule).flat();
      return [27, 28].map((level) => levels.find((each) => each.level === level)?.gift);
    };
    // Beside those of the demo operator.
    await expect.poll(giftsOf).toEqual(['60888.00', '88888.00']);
    await server.promotions.grant(
      [{ uid: await newPlayer(), period: 'level:28', amount: BigInt(large) }],
      { promotion, isCredited: true, by: 'system' },
    );
    expect(await giftsOf()).toEqual(['60888.00', '28888.00']);
  });

  test('is given once by many readers and after a replay of the log, within the budget, and to nobody who is shut out', async () => {
    const { pool, owner } = server.database;
    const budget = 30_000n;
    const promotion = await makePromotion(server, {
      kind: 'level-up',
      cashType: 4003,
      rules: { levels: [{ level: 3, amount: 10_000 }] },
      budget,
    });
    const uids = await Promise.all(Array.from({ length: 5 }, newPlayer));
    const [blocked = 0n] = uids;
    await setKycStatus(server, blocked, 'block');
    await settleRounds(pool, uids, 600_000);
    await Promise.all(Array.from({ length: 4 }, () => server.settle()));
    const given = async () => {
      const { rows } = await pool.query<{ uid: bigint; amount: bigint }>(
        'select uid, amount from promotions.reward where promotion_id = $1 order by uid, id',
        [promotion],
      );
      return rows;
    };
    const before = await given();
    expect(before.map(({ amount }) => amount)).toEqual([10_000n, 10_000n, 10_000n]);
    expect(before.map(({ uid }) => uid)).not.toContain(blocked);
    await owner.query(`delete from platform.log_reader where name = 'promotions.level-up'`);
    await server.settle();
    expect(await given()).toEqual(before);
  });

  test('that is reached while the promotion is paused is kept and comes when it goes on, and of a bound whoever was first has the last', async () => {
    const { pool } = server.database;
    const promotion = await makePromotion(server, {
      kind: 'level-up',
      cashType: 4003,
      dayCap: 10_000n,
      rules: { levels: [{ level: 4, amount: 10_000 }] },
    });
    const change = (state: string) =>
      pool.query(
        'update promotions.promotion set state = $2, version = version + 1 where id = $1',
        [promotion, state],
      );
    const given = async () => {
      const { rows } = await pool.query<{ uid: bigint; state: string }>(
        'select uid, state from promotions.reward where promotion_id = $1 order by id',
        [promotion],
      );
      return rows;
    };
    const older = await newPlayer();
    const newer = await newPlayer();
    await change('paused');
    await stake(newer, 12_000);
    await stake(older, 12_000);
    expect(await given()).toEqual([]);
    await change('published');
    await Promise.all([1, 2, 3].map(() => server.runTask('promotions_give_owed')));
    expect(await given()).toEqual([{ uid: newer, state: 'claimed' }]);
  });
});
