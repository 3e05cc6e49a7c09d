import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { type ProviderHouse, startProviderHouse } from '../../../testing/games/provider-house.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;

let house: ProviderHouse;
let ana: ApiStaff;
let promotion: number;
beforeAll(async () => {
  house = await startProviderHouse();
  ana = await createApiStaff(house.server, 'administrator');
  promotion = await makePromotion(house.server, {
    kind: 'free-rounds',
    rules: {
      deposits: 50_000,
      isOnce: true,
      games: ['dragon-rising'],
      rounds: 3,
      stake: 500,
      winMax: 20_000,
      days: 7,
    },
    cashType: 4013,
    wageringTimes: 3,
    budget: 1_000_000n,
  });
});
afterAll(async () => {
  const { server } = house;
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  await house.stop();
});

/** A player whose deposit has brought three free rounds. */
async function createGranted(): Promise<Player> {
  const player = await createPayingPlayer(house.server);
  const { id } = await player.start({ amount: '500' });
  house.server.gateway.pay(`D${id}`);
  await house.server.gateway.tell(house.server.url, { kind: 'payment', reference: `D${id}` });
  await house.server.settle();
  return player;
}

const rowOf = async ({ uid }: Player) => {
  const { rows } = await ana.client.call(staffCalls.listStaffFreeRounds, { uid: String(uid) });
  const [row] = rows;
  if (!row) throw new Error('The player has no free rounds');
  return row;
};
const cancel = ({ uid }: Player, id: string, by = ana) =>
  by.client.call(staffCalls.cancelFreeRounds, { uid: String(uid), id, reason: 'Given by mistake' });
const rewardOf = ({ uid }: Player) =>
  house.hub88.rewards.find(({ user }) => user === String(uid))?.status;

const shownTo = async ({ client }: Player) =>
  (await client.call(calls.listFreeRounds, {})).free_rounds;

/** The quiet after the last round is over. */
async function tell({ uid }: Player) {
  await house.server.database.owner.query(
    `update games.free_grant set moved_at = moved_at - interval '2 minutes',
       over_at = over_at - interval '2 minutes' where uid = $1`,
    [uid],
  );
  await house.server.runTask('games_tell_free_rounds');
  await house.server.settle();
}

test('free rounds are taken away at the provider too, what they have won is credited, and the rest of the budget comes back', async () => {
  const player = await createGranted();
  const before = await player.balance();
  const { id, reserved } = await rowOf(player);
  expect([rewardOf(player), reserved]).toEqual(['FRS_ACTIVE', '200.00']);
  const session = house.hub88.sessionOf(
    await player.client.call(calls.launchGame, { code: 'dragon-rising' }),
  );
  const reward = house.hub88.rewards.find(({ user }) => user === String(player.uid));
  const free = { is_free: true, reward_uuid: reward?.reward_uuid };
  const round = randomUUID();
  const bet = await house.hub88.bet(session, round, 5, free);
  await house.hub88.win(session, round, bet.transaction_uuid, 12, free);

  // What the player reads of them, and nobody else does.
  expect(await shownTo(player)).toMatchObject([
    {
      id,
      game: { code: 'dragon-rising' },
      rounds: 3,
      left: 2,
      stake: '5.00',
      won: '12.00',
      win_max: '200.00',
      wagering_times: 3,
      state: 'open',
    },
  ]);
  expect(await shownTo(await createPayingPlayer(house.server))).toEqual([]);

  await cancel(player, id);
  expect(await shownTo(player)).toMatchObject([{ id, state: 'closing' }]);
  await house.server.settle();
  expect(rewardOf(player)).toBe('FRS_CANCELLED');
  await tell(player);
  expect(await shownTo(player)).toEqual([]);
  expect(await player.balance()).toBe(before + 1200n);
  expect(await rowOf(player)).toMatchObject({ state: 'cancelled', played: 1, reserved: '0.00' });
  const { rows } = await house.server.database.owner.query(
    `select actor, after, reason from audit.entry
     where action = 'games.free-rounds-cancelled' and subject = $1`,
    [String(player.uid)],
  );
  expect(rows).toEqual([
    { actor: String(ana.id), after: { grant: id }, reason: 'Given by mistake' },
  ]);
  const figures = await (await fetch(`${house.server.url}/metrics`)).text();
  expect(figures).toContain(`perya_rewards_total{promotion="${promotion}",outcome="GRANTED"} 1`);
  expect(figures).toContain(
    'perya_reward_decisions_total{decision="cancel-free-rounds",outcome="DONE"} 1',
  );
});

test('of many who take them away at once one does, and who may not, or comes too late, is refused', async () => {
  const player = await createGranted();
  const { id } = await rowOf(player);
  const support = await createApiStaff(house.server, 'support');
  expect(await refusalOf(cancel(player, id, support))).toBe('FORBIDDEN');
  const other = await createGranted();
  expect(await refusalOf(cancel(other, id))).toBe('FREE_ROUNDS_OVER');
  const ends = await Promise.allSettled(Array.from({ length: 12 }, () => cancel(player, id)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) {
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
  }
  await house.server.settle();
  expect(rewardOf(player)).toBe('FRS_CANCELLED');
  expect(rewardOf(other)).toBe('FRS_ACTIVE');
  await tell(player);
  expect(await rowOf(player)).toMatchObject({ state: 'cancelled', reserved: '0.00' });
  expect(await refusalOf(cancel(player, id))).toBe('FREE_ROUNDS_OVER');
});
