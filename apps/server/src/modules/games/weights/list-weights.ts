import type { AnswerOf } from '@perya/contract/call';
import {
  type listTurnoverWeights as call,
  weightDays,
  weightedTypes,
  weightMax,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { manilaDay } from '@perya/contract/manila-time';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { GamesServices } from '../services.ts';

type Services = Pick<GamesServices, 'weights' | 'returns' | 'catalogue' | 'now'>;

/** More games than any catalogue has. */
const gamesMax = 10_000;
const dayMs = 86_400_000;

/** What was staked with real money in the last days, in centavos, by the type of the game. */
async function readStakes({ returns, catalogue, now }: Services): Promise<Map<number, bigint>> {
  const from = manilaDay(now() - weightDays * dayMs);
  const filter = { period: 'all', isTest: false, from, to: null, roundsMin: 1 } as const;
  const stakes = new Map<number, bigint>();
  for (const { gameCode, staked } of await returns.list(filter, null, gamesMax)) {
    const game = await catalogue.findGame(gameCode);
    if (game) stakes.set(game.gameType, (stakes.get(game.gameType) ?? 0n) + BigInt(staked));
  }
  return stakes;
}

export interface TypeWeight {
  gameType: number;
  weight: number;
  /** Null: it was never changed and counts whole. */
  changedAt: Date | null;
}

/** Every type of game with how much of a stake counts. */
export async function readWeights({ weights }: Pick<Services, 'weights'>): Promise<TypeWeight[]> {
  const changed = await weights.list();
  return weightedTypes.map((gameType) => {
    const held = changed.find((one) => one.gameType === gameType);
    return { gameType, weight: held?.weight ?? weightMax, changedAt: held?.changedAt ?? null };
  });
}

/** Every type with its weight, and what it does to the stakes of the last days. */
export async function listWeights(services: Services): Promise<AnswerOf<typeof call>> {
  const [weights, stakes] = await Promise.all([readWeights(services), readStakes(services)]);
  const rows = weights.map(({ gameType, weight, changedAt }) => {
    const staked = stakes.get(gameType) ?? 0n;
    return {
      game_type: gameType,
      weight,
      changed_at: seconds(changedAt),
      staked: toPesos(centavos(staked)),
      counted: toPesos(centavos((staked * BigInt(weight)) / BigInt(weightMax))),
    };
  });
  return { rows };
}
