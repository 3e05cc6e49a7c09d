import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type ProviderHouse, startProviderHouse } from '../../../testing/games/provider-house.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { giveFreeRounds } from './free-rounds.store.ts';

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(async () => {
  const { server } = house;
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  await house.stop();
});
afterEach(async () => {
  for (const { switches } of [house.hub88, house.slotegrator, house.softswiss]) {
    Object.assign(switches, { isDown: false, losesGrants: false, isTwice: false });
  }
  await house.server.database.owner.query(
    `update promotions.promotion set state = 'ended' where kind = 'free-rounds'`,
  );
});

const rules = {
  deposits: 50_000,
  isOnce: true,
  games: ['dragon-rising'],
  rounds: 3,
  stake: 500,
  winMax: 20_000,
  days: 7,
};
const publish = (more: object = {}, terms: object = {}) =>
  makePromotion(house.server, {
    kind: 'free-rounds',
    rules: { ...rules, ...more },
    cashType: 4013,
    wageringTimes: 3,
    budget: 100_000n,
    ...terms,
  });

async function deposit(player: Player, pesos = '500') {
  const { id } = await player.start({ amount: pesos });
  house.server.gateway.pay(`D${id}`);
  await house.server.gateway.tell(house.server.url, { kind: 'payment', reference: `D${id}` });
  await house.server.settle();
}

/** What waits for the provider is sent again at once. */
async function sendAgain() {
  await house.server.database.owner.query('update platform.outbox_message set due_at = now()');
  await house.server.settle();
}

/** The last round has been quiet for a while, and is told of. */
async function tell(player: Player) {
  await house.server.database.owner.query(
    `update games.free_grant set moved_at = moved_at - interval '2 minutes' where uid = $1`,
    [player.uid],
  );
  await house.server.runTask('games_tell_free_rounds');
  await house.server.settle();
}

async function grantOf(player: Player) {
  const { rows } = await house.server.database.pool.query(
    `select state, ended_by, played, won::int, reference from games.free_grant where uid = $1`,
    [player.uid],
  );
  return rows[0];
}
async function costOf(promotion: number): Promise<number> {
  const { rows } = await house.server.database.pool.query(
    `select amount::int as amount from promotions.spent where promotion_id = $1 and day = '-infinity'`,
    [promotion],
  );
  return rows[0]?.amount ?? 0;
}
const requirementsOf = async (player: Player) =>
  (await player.client.call(calls.listRequirements, {})).requirements;

async function openHub88(player: Player) {
  const url = await player.client.call(calls.launchGame, { code: 'dragon-rising' });
  return house.hub88.sessionOf(url);
}
const rewardsOf = (player: Player) =>
  house.hub88.rewards.filter(({ user }) => user === String(player.uid));

/** Plays free rounds at Hub88 that pay so many pesos each. */
async function playHub88(player: Player, wins: readonly number[]) {
  const session = await openHub88(player);
  const [reward] = rewardsOf(player);
  const free = { is_free: true, reward_uuid: reward?.reward_uuid };
  for (const pesos of wins) {
    const round = randomUUID();
    const bet = await house.hub88.bet(session, round, 5, free);
    expect(bet.answer.status).toBe('RS_OK');
    const won = await house.hub88.win(session, round, bet.transaction_uuid, pesos, free);
    expect(won.status).toBe('RS_OK');
  }
  return { session, free };
}

describe('free rounds for a deposit', () => {
  test('are granted at the provider, and what they win is credited to be played, once they are over', async () => {
    const promotion = await publish();
    const player = await createPayingPlayer(house.server);
    await deposit(player, '400');
    expect(rewardsOf(player)).toEqual([]);
    await deposit(player, '100');
    expect(rewardsOf(player)).toMatchObject([
      { game_code: 'clt_dragonrising', bet_count: 3, bet_value: 500_000, currency: 'PHP' },
    ]);
    expect(await costOf(promotion)).toBe(20_000);
    const before = await player.balance();
    await playHub88(player, [10, 0, 15]);
    expect(await player.balance()).toBe(before);
    await tell(player);
    expect(await grantOf(player)).toMatchObject({ state: 'over', endedBy: 'played', won: 2500 });
    expect(await player.balance()).toBe(before + 2500n);
    expect(await requirementsOf(player)).toContainEqual(
      expect.objectContaining({ cash_type: 4013, own_to_play: '75.00' }),
    );
    expect(await costOf(promotion)).toBe(2500);
    // Another deposit of the day, and another look, give nothing more.
    await deposit(player);
    await tell(player);
    expect(rewardsOf(player)).toHaveLength(1);
    expect(await costOf(promotion)).toBe(2500);
  });

  test('pay no more than the promotion says, and what is won after the end as well', async () => {
    const promotion = await publish();
    const player = await createPayingPlayer(house.server);
    await deposit(player);
    const before = await player.balance();
    const { session, free } = await playHub88(player, [0, 0, 150]);
    await tell(player);
    expect(await player.balance()).toBe(before + 15_000n);
    await house.hub88.win(session, 'late', randomUUID(), 100, free);
    await tell(player);
    expect(await player.balance()).toBe(before + 20_000n);
    expect(await costOf(promotion)).toBe(20_000);
  });

  test('are taken back with their win before it is told, and once', async () => {
    await publish();
    const player = await createPayingPlayer(house.server);
    await deposit(player);
    const before = await player.balance();
    const { session, free } = await playHub88(player, [10, 10]);
    const bet = await house.hub88.bet(session, 'back', 5, free);
    const transaction_uuid = randomUUID();
    const win = { ...free, transaction_uuid };
    await house.hub88.win(session, 'back', bet.transaction_uuid, 50, win);
    await house.hub88.rollback(session, 'back', transaction_uuid);
    await house.hub88.rollback(session, 'back', transaction_uuid);
    await tell(player);
    expect(await player.balance()).toBe(before + 2000n);
  });
});

describe('a grant', () => {
  test('that is asked for two hundred times at once is one, at the house and at the provider', async () => {
    const promotion = await publish({ deposits: 10_000_000 });
    const player = await createPayingPlayer(house.server);
    const { games, database } = house.server;
    const cause = `promotion:${promotion}:once`;
    const give = () =>
      inTransaction(database.pool, async (client) => {
        const { outcome } = await giveFreeRounds(client, {
          promotion,
          uid: player.uid,
          period: 'once',
          grantId: games.freeRounds.idOf(player.uid, cause),
          winMax: rules.winMax,
          earnedAt: new Date(),
        });
        await games.freeRounds.ask(client, {
          uid: player.uid,
          cause,
          venue: 'hub88',
          gameCode: 'dragon-rising',
          rounds: 3,
          stake: 500n,
          startsAt: new Date(),
          endsAt: new Date(Date.now() + 3_600_000),
        });
        return outcome;
      });
    const outcomes = await Promise.all(Array.from({ length: 200 }, give));
    expect(outcomes.filter((outcome) => outcome === 'GRANTED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'KNOWN')).toHaveLength(199);
    await Promise.all(Array.from({ length: 5 }, () => house.server.settle()));
    expect(rewardsOf(player)).toHaveLength(1);
    expect(await costOf(promotion)).toBe(rules.winMax);
  }, 120_000);

  test('counts each win once, of two hundred at once', async () => {
    await publish();
    const player = await createPayingPlayer(house.server);
    await deposit(player);
    const { session, free } = await playHub88(player, [0, 0]);
    const bet = await house.hub88.bet(session, 'many', 5, free);
    const win = { ...free, transaction_uuid: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        house.hub88.win(session, 'many', bet.transaction_uuid, 30, win),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    const other = await house.hub88.win(session, 'many', bet.transaction_uuid, 31, win);
    expect(other.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await grantOf(player)).toMatchObject({ won: 3000, played: 3 });
  }, 120_000);

  test('reaches a provider that was away, and is not made twice where the answer was lost', async () => {
    await publish();
    const player = await createPayingPlayer(house.server);
    house.hub88.switches.isDown = true;
    await deposit(player);
    expect(await grantOf(player)).toMatchObject({ state: 'asked' });
    house.hub88.switches.isDown = false;
    house.hub88.switches.losesGrants = true;
    await sendAgain();
    expect(await grantOf(player)).toMatchObject({ state: 'asked' });
    house.hub88.switches.losesGrants = false;
    await sendAgain();
    expect(await grantOf(player)).toMatchObject({
      state: 'granted',
      reference: rewardsOf(player)[0]?.reward_uuid,
    });
    expect(rewardsOf(player)).toHaveLength(1);
  });

  test('that the provider refuses costs nothing, and waits among the dead letters', async () => {
    const promotion = await publish({ stake: 700 });
    const player = await createPayingPlayer(house.server);
    await deposit(player);
    expect(await grantOf(player)).toMatchObject({ state: 'over' });
    expect(await costOf(promotion)).toBe(20_000);
    await tell(player);
    expect(await costOf(promotion)).toBe(0);
    const { rows } = await house.server.database.owner.query(
      `select last_error from platform.outbox_message where channel = 'free-rounds' and died_at is not null and uid = $1`,
      [player.uid],
    );
    expect(rows).toEqual([{ lastError: 'The provider has refused to grant free rounds' }]);
  });

  test('ends with its time, and gives back what was kept for it', async () => {
    const promotion = await publish();
    const player = await createPayingPlayer(house.server);
    await deposit(player);
    const before = await player.balance();
    await playHub88(player, [12]);
    await house.server.database.owner.query(
      `update games.free_grant set starts_at = now() - interval '8 days', ends_at = now() - interval '1 hour' where uid = $1`,
      [player.uid],
    );
    await tell(player);
    expect(await grantOf(player)).toMatchObject({ state: 'over' });
    expect(await player.balance()).toBe(before + 1200n);
    expect(await costOf(promotion)).toBe(1200);
  });

  test('is not given beyond the budget of the promotion', async () => {
    const promotion = await publish({}, { budget: 30_000n });
    const first = await createPayingPlayer(house.server);
    const second = await createPayingPlayer(house.server);
    await deposit(first);
    await deposit(second);
    expect(rewardsOf(first)).toHaveLength(1);
    expect(rewardsOf(second)).toEqual([]);
    expect(await costOf(promotion)).toBe(20_000);
  });
});

describe('with the other aggregators', () => {
  test('Slotegrator sets a campaign once, and tells of every round and win', async () => {
    await publish({ games: ['book-of-islands'] });
    const player = await createPayingPlayer(house.server);
    house.slotegrator.switches.losesGrants = true;
    await deposit(player);
    house.slotegrator.switches.losesGrants = false;
    await sendAgain();
    const mine = [...house.slotegrator.campaigns.values()].filter(
      ({ player_id }) => player_id === String(player.uid),
    );
    expect(mine).toMatchObject([{ quantity: '3', total_bet_id: '7', game_uuid: '9f2a0001' }]);
    const before = await player.balance();
    const url = await player.client.call(calls.launchGame, { code: 'book-of-islands' });
    const session = house.slotegrator.sessionOf(url);
    house.slotegrator.switches.isTwice = true;
    const free = { type: 'freespin', freespin_id: mine[0]?.freespin_id ?? '' };
    for (const round of ['s1', 's2', 's3']) {
      await house.slotegrator.bet(session, round, 5, free);
      await house.slotegrator.win(session, round, 4, free);
    }
    await tell(player);
    expect(await player.balance()).toBe(before + 1200n);
  });

  test('SOFTSWISS issues once, and says at the end what all have won', async () => {
    await publish({ games: ['reef-gold'] });
    const player = await createPayingPlayer(house.server);
    house.softswiss.switches.losesGrants = true;
    await deposit(player);
    house.softswiss.switches.losesGrants = false;
    await sendAgain();
    expect(await grantOf(player)).toMatchObject({ state: 'granted' });
    const [issue] = [...house.softswiss.issues.values()].filter(
      (each) => each.player.id === String(player.uid),
    );
    expect(issue).toMatchObject({ freespins_quantity: 3, bet_amount: '5.00' });
    const before = await player.balance();
    const id = issue?.issue_id ?? '';
    house.softswiss.switches.isTwice = true;
    expect(await house.softswiss.finishFree(id, 18)).toMatchObject({ balance: expect.any(String) });
    expect(await house.softswiss.finishFree('f1xabc', 18)).toMatchObject({
      meta: { api_code: '404' },
    });
    await tell(player);
    await tell(player);
    expect(await player.balance()).toBe(before + 1800n);
  });
});
