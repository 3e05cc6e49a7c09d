import * as z from 'zod/mini';
import { type FreeRounds, type FreeRoundsDesk, ProviderFailure } from '../game-provider.ts';
import { hub88Paths, hub88Prepaids, hub88Reward, hub88Rewards, unitsPerCentavo } from './wire.ts';

/** A signed question to the Operator API. */
export type AskHub88 = <Schema extends z.ZodMiniType>(
  path: string,
  question: object,
  answer: Schema,
) => Promise<z.output<Schema>>;

/** As their documents write moments: UTC, without a zone. */
const momentOf = (at: Date) => at.toISOString().slice(0, 19);

const fits = (given: number | null | undefined, wanted: number) =>
  given === null || given === undefined || given === wanted;

type Prepaid = z.output<typeof hub88Prepaids>[number];

/** A template that allows what is wanted; one that says it exactly goes first. */
function choosePrepaid(prepaids: readonly Prepaid[], wanted: FreeRounds): Prepaid | null {
  const value = wanted.stake * unitsPerCentavo;
  const able = prepaids.filter(
    (prepaid) =>
      prepaid.currency === 'PHP' &&
      prepaid.bonus_buy !== true &&
      (prepaid.game_code ?? wanted.providerGame) === wanted.providerGame &&
      fits(prepaid.bet_value, value) &&
      fits(prepaid.bet_count, wanted.rounds),
  );
  return able.find(({ bet_value }) => bet_value === value) ?? able[0] ?? null;
}

/**
 * Free bets of Hub88. A reward bears no name of ours, so before one is made the player's are looked through for
 * one of the same game, beginning, end, count and value: it was made, and its answer was lost.
 */
export function hub88FreeRounds(ask: AskHub88): FreeRoundsDesk {
  async function findMade(wanted: FreeRounds): Promise<string | null> {
    const { player: user, providerGame: game_code } = wanted;
    const rewards = await ask(hub88Paths.rewards, { user, game_code }, hub88Rewards);
    const made = rewards.find(
      (reward) =>
        reward.user === user &&
        reward.game_code === game_code &&
        reward.start_time?.slice(0, 19) === momentOf(wanted.from) &&
        reward.end_time?.slice(0, 19) === momentOf(wanted.until) &&
        reward.bet_count === wanted.rounds &&
        reward.bet_value === wanted.stake * unitsPerCentavo,
    );
    return made?.reward_uuid ?? null;
  }

  return {
    async grant(wanted) {
      const made = await findMade(wanted);
      if (made !== null) return made;
      const { player: user, providerGame: game_code } = wanted;
      const prepaids = await ask(hub88Paths.prepaids, { game_code }, hub88Prepaids);
      const prepaid = choosePrepaid(prepaids, wanted);
      if (prepaid === null) throw new ProviderFailure('refused');
      const reward = {
        user,
        game_code,
        prepaid_uuid: prepaid.prepaid_uuid,
        currency: 'PHP',
        bet_value: wanted.stake * unitsPerCentavo,
        bet_count: wanted.rounds,
        start_time: momentOf(wanted.from),
        end_time: momentOf(wanted.until),
      };
      return (await ask(hub88Paths.createReward, reward, hub88Reward)).reward_uuid;
    },

    async cancel({ reference }) {
      await ask(hub88Paths.cancelReward, { reward_uuid: reference }, z.unknown());
    },
  };
}
