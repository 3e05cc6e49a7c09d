import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { liveTopics } from '@perya/contract/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectLive } from '../../../platform/live/testing/live-client.ts';
import { refusalOf } from '../../../testing/api-player.ts';
import { createMoneyPlayer, type MoneyPlayer } from '../../../testing/money-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { GrantOptions } from './reward.store.ts';

let server: TestServer;
let player: MoneyPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await createMoneyPlayer(server);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

async function offer(
  promotion: number,
  options: Partial<GrantOptions> & { amount?: bigint; uid?: bigint } = {},
) {
  const { amount = 10_000n, uid = player.id, ...rest } = options;
  const [granted] = await server.promotions.grant([{ uid, period: randomUUID(), amount }], {
    promotion,
    isCredited: false,
    by: 'system',
    ...rest,
  });
  return String(granted?.id);
}

const keyed = () => ({ idempotencyKey: randomUUID() });
const claim = (id: string, by = player) => by.client.call(calls.claimBonus, { id }, keyed());
const decline = (id: string, by = player) => by.client.call(calls.declineBonus, { id });
const list = async (by = player) => (await by.client.call(calls.listOwnBonuses, {})).bonuses;
const costOf = async (promotion: number) => {
  const { rows } = await server.database.pool.query<{ amount: bigint }>(
    `select amount from promotions.spent where promotion_id = $1 and day = '-infinity'`,
    [promotion],
  );
  return rows[0]?.amount;
};

describe('a bonus', () => {
  test('is listed with its worth and what must be played, is claimed once, and stands in the records by its name [G-141 G-213 G-327]', async () => {
    const promotion = await makePromotion(server, {
      wageringTimes: 2,
      claimHours: 1,
      cashType: 4008,
    });
    const id = await offer(promotion);
    expect(await list()).toMatchObject([
      {
        id,
        name: `Promotion ${promotion}`,
        state: 'offered',
        amount: '100.00',
        to_play: '200.00',
        left: '200.00',
      },
    ]);
    const [{ expires_at, offered_at } = { expires_at: 0, offered_at: 0 }] = await list();
    expect((expires_at ?? 0) - offered_at).toBe(3600);

    const key = keyed();
    const claimed = await player.client.call(calls.claimBonus, { id }, key);
    expect(claimed).toMatchObject({ id, state: 'active', left: '200.00', expires_at: null });
    expect(await player.client.call(calls.claimBonus, { id }, key)).toEqual(claimed);
    expect(await claim(id)).toMatchObject({ state: 'active' });
    expect(await refusalOf(decline(id))).toBe('BONUS_CLAIMED');
    expect(await player.client.call(calls.getWallet, {})).toMatchObject({
      balance: '100.00',
      withdrawable: '0.00',
    });
    expect(await player.client.call(calls.getBonusTotal, {})).toBe('100.00');
    expect((await player.client.call(calls.listBonuses, {})).d).toMatchObject([
      { bonus: '100.00', cash_type: 4008, name: 'APP Bonus' },
    ]);
    expect((await player.client.call(calls.listRequirements, {})).requirements).toMatchObject([
      { source: 'APP Bonus', cash_type: 4008, to_play: '200.00' },
    ]);
    await player.lose(60);
    expect(await list()).toMatchObject([{ state: 'active', left: '140.00' }]);
    await player.fund(140);
    await player.lose(140);
    expect(await list()).toMatchObject([{ state: 'done', left: '0.00' }]);
  });

  test('that is turned down or expires costs nothing, and cannot be claimed any more', async () => {
    const promotion = await makePromotion(server, { budget: 10_000n });
    const declined = await offer(promotion);
    expect(await costOf(promotion)).toBe(10_000n);
    expect(await decline(declined)).toMatchObject({ state: 'declined' });
    expect(await decline(declined)).toMatchObject({ state: 'declined' });
    expect(await costOf(promotion)).toBe(0n);
    expect(await refusalOf(claim(declined))).toBe('BONUS_DECLINED');

    const late = await offer(promotion, { expiresAt: new Date(Date.now() - 1000) });
    expect((await list()).find(({ id }) => id === late)).toMatchObject({ state: 'expired' });
    expect(await refusalOf(claim(late))).toBe('BONUS_EXPIRED');
    expect(await costOf(promotion)).toBe(0n);

    const missed = await offer(promotion, { expiresAt: new Date(Date.now() - 1000) });
    expect(await costOf(promotion)).toBe(10_000n);
    await server.runTask('promotions_expire');
    expect(await costOf(promotion)).toBe(0n);
    expect(await refusalOf(decline(missed))).toBe('BONUS_EXPIRED');
    const { rows } = await server.database.pool.query(
      'select to_state, by from promotions.step where uid = $1 and reward_id = $2 order by seq',
      [player.id, missed],
    );
    expect(rows.at(-1)).toEqual({ toState: 'expired', by: 'system' });
  });

  test('of another player is not there, and who is blocked gets none', async () => {
    const promotion = await makePromotion(server);
    const other = await createMoneyPlayer(server);
    const id = await offer(promotion, { uid: other.id });
    expect(await refusalOf(claim(id))).toBe('BONUS_UNKNOWN');
    expect(await refusalOf(decline(id))).toBe('BONUS_UNKNOWN');
    expect(await list(other)).toMatchObject([{ id, state: 'offered' }]);
  });
});

test('a bonus that is given up comes back whole, and nothing is left to play for it; what stands behind is free the sooner', async () => {
  const giver = await createMoneyPlayer(server, { pesos: 50 });
  const promotion = await makePromotion(server, { wageringTimes: 5, budget: 10_000n });
  const giveUp = (id: string) => giver.client.call(calls.giveUpBonus, { id }, keyed());
  const wallet = () => giver.client.call(calls.getWallet, {});
  const id = await offer(promotion, { uid: giver.id });
  expect(await refusalOf(giveUp(id))).toBe('BONUS_UNKNOWN');
  await claim(id, giver);
  await giver.fund(20, 1);
  await giver.lose(40);
  expect(await wallet()).toEqual(
    expect.objectContaining({ balance: '130.00', withdrawable: '10.00' }),
  );
  // What keeps the money says which bonus it is, so that it can be given up from there.
  const { requirements } = await giver.client.call(calls.listRequirements, {});
  expect(requirements.map((each) => each.bonus_id)).toEqual([id, null]);
  expect(await giveUp(id)).toMatchObject({ state: 'given-up', left: '0.00' });
  expect(await giveUp(id)).toMatchObject({ state: 'given-up' });
  expect(await wallet()).toMatchObject({ balance: '30.00', withdrawable: '10.00' });
  const left = async () =>
    (await giver.client.call(calls.listRequirements, {})).requirements.map((each) => each.left);
  expect(await left()).toEqual(['20.00']);
  expect(await costOf(promotion)).toBe(0n);
  expect(await giver.client.call(calls.getBonusTotal, {})).toBe('0.00');

  // Whatever comes afterwards is put behind the shortened queue.
  await giver.lose(15);
  await giver.fund(100, 2);
  expect(await left()).toEqual(['5.00', '205.00']);
  await giver.lose(10);
  await giver.fund(100, 2);
  expect(await left()).toEqual(['195.00', '395.00']);
  const all = await list(giver);
  expect(all.map(({ state }) => state)).toEqual(['given-up']);
});

test('a bonus that was played through, or away, cannot be given up', async () => {
  const giver = await createMoneyPlayer(server);
  const promotion = await makePromotion(server, { wageringTimes: 1 });
  const giveUp = (id: string) => refusalOf(giver.client.call(calls.giveUpBonus, { id }, keyed()));
  const away = await offer(promotion, { uid: giver.id });
  await claim(away, giver);
  await giver.lose(1);
  expect(await giveUp(away)).toBe('BONUS_SPENT');
  await giver.fund(1);
  await giver.lose(99);
  expect(await giveUp(away)).toBe('BONUS_PLAYED');
});

test('a gift is told to the open app, and again to one that was away; what was claimed by hand is not [G-133 G-234 M-147]', async () => {
  const { client, id: uid } = await createMoneyPlayer(server);
  const given = await client.call(calls.getLiveCredential, {});
  const line = await connectLive(server.url, given);
  await line.subscribe(given.topics);
  const promotion = await makePromotion(server, { cashType: 4004 });
  const byHand = await offer(promotion, { uid });
  await client.call(calls.claimBonus, { id: byHand }, keyed());
  await offer(promotion, { uid, amount: 1250n, isCredited: true });
  await server.settle();
  // Messages come in the order of their steps: what was claimed by hand would be here before.
  await line.next(({ cash_type }) => cash_type === 4004);
  const gift = {
    messageId: expect.stringMatching(/^b-\d+$/),
    cash_type: 4004,
    amount: '12.50',
    name: `Promotion ${promotion}`,
    name_tl: `Promosyon ${promotion}`,
  };
  expect(
    line.received.flatMap(({ topic, message }) =>
      topic === liveTopics.bonus(uid) ? [message] : [],
    ),
  ).toEqual([gift]);
  const { gifts } = await client.call(calls.listGifts, {});
  expect(gifts).toEqual([gift]);
  const after = gifts[0]?.messageId ?? '';
  expect(await client.call(calls.listGifts, { after })).toEqual({ gifts: [] });
  // Another player, or a number that is no gift, changes nothing; what the player has closed comes to no app again.
  const { client: stranger } = await createMoneyPlayer(server);
  await stranger.call(calls.seeGift, { messageId: after });
  await client.call(calls.seeGift, { messageId: 'b-999999999999' });
  expect((await client.call(calls.listGifts, {})).gifts).toEqual([gift]);
  for (let times = 0; times < 2; times += 1) {
    await client.call(calls.seeGift, { messageId: after });
    expect(await client.call(calls.listGifts, {})).toEqual({ gifts: [] });
  }
});
