import type pg from 'pg';
import { createEventReader, on } from '../../../platform/events/event-reader.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { type Games, gamesEvents } from '../../games/index.ts';
import { listEarned } from '../boxes/box.store.ts';
import type { PromotionMetrics } from '../metrics.ts';
import { type Promotion, readEarnable } from '../running/read-promotions.ts';
import type { PromotionsServices } from '../services.ts';
import { creditFreeRounds, giveFreeRounds } from './free-rounds.store.ts';

export interface FreeRoundsServices extends Pick<PromotionsServices, 'promotions' | 'rewards'> {
  games: Pick<Games, 'freeRounds'>;
  metrics: Pick<PromotionMetrics, 'countGrant' | 'countDecision'>;
}

const dayMs = 24 * 3_600_000;

/** What one player has earned of a promotion, and when. */
interface Earned {
  uid: bigint;
  day: string;
  earnedAt: Date;
  /** Of the promotion's game. */
  venue: string;
}

/** Gives what was earned once, keeps its cost, and asks the provider for it after the commit. */
async function give(
  { games, metrics }: FreeRoundsServices,
  client: pg.PoolClient,
  { id, rules }: Promotion<'free-rounds'>,
  { uid, day, earnedAt, venue }: Earned,
): Promise<void> {
  const [gameCode = ''] = rules.games;
  const period = rules.isOnce ? 'once' : day;
  const given = await giveFreeRounds(client, {
    promotion: id,
    uid,
    period,
    winMax: rules.winMax,
    earnedAt,
    grantId: games.freeRounds.idOf(uid, `promotion:${id}:${period}`),
  });
  metrics.countGrant(id, given.outcome);
  if (given.outcome !== 'GRANTED') return;
  // To the second, as providers write moments.
  const startsAt = new Date(Math.floor(given.at.getTime() / 1000) * 1000);
  await games.freeRounds.ask(client, {
    uid,
    cause: `promotion:${id}:${period}`,
    venue,
    gameCode,
    rounds: rules.rounds,
    stake: BigInt(rules.stake),
    startsAt,
    endsAt: new Date(startsAt.getTime() + rules.days * dayMs),
  });
}

/** Gives rounds for deposits, from the log of payments, and credits what rounds have won when they are over. */
export function createFreeRoundsReaders(services: FreeRoundsServices): LogReader[] {
  const forDeposits: LogReader = {
    name: 'promotions.free-rounds',
    log: 'payments.step_seq',
    batchSize: 200,
    async react(client, range) {
      for (const { promotion, holds } of await readEarnable(services, 'free-rounds')) {
        const days = await listEarned(client, range, promotion.rules.deposits);
        const earned = days.filter(({ earnedAt }) => holds(earnedAt));
        const venue = await services.games.freeRounds.venueOf(promotion.rules.games[0] ?? '');
        if (earned.length === 0 || venue === null) continue;
        // All wallets come first, as with every other reward.
        await services.rewards.holdWallets(
          client,
          earned.map(({ uid }) => uid),
        );
        for (const each of earned) {
          await give(services, client, promotion, { ...each, venue });
        }
      }
      return undefined;
    },
  };
  const forWins = createEventReader('promotions.free-rounds-over', [
    on(gamesEvents.freeRoundsOver, async (client, { uid, payload: { grant, part, amount } }) => {
      if (uid !== null) await creditFreeRounds(client, { uid, grant, part, amount });
    }),
  ]);
  return [forDeposits, forWins];
}
