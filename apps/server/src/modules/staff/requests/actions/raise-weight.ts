import {
  type WeightWanted,
  weightWanted,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { gameTypes } from '@perya/contract/rules/game-categories';
import type { Games } from '../../../games/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface RaiseWeightNeeds {
  games: { weights: Pick<Games['weights'], 'check' | 'changeWithin'> };
}

const namesOf = (type: number) =>
  Object.entries(gameTypes)
    .filter(([, number]) => number === type)
    .map(([name]) => name)
    .join(', ');

/** Lets more of a stake count as turnover, so that money is released by less play. */
export function createRaiseWeight({ games }: RaiseWeightNeeds): RequestAction<WeightWanted> {
  const { weights } = games;
  return {
    name: 'games.weight',
    input: weightWanted,
    check: (input) => weights.check(input),
    describe: async ({ game_type: type, weight, seen }) => ({
      subject: { kind: 'house' },
      topic: String(type),
      says: {
        en: `Of stakes on games of type ${namesOf(type)}, ${weight} % count as turnover instead of ${seen} %, for bets from then on.`,
        tl: `Sa mga taya sa larong uri ng ${namesOf(type)}, ${weight} % ang bilang na turnover sa halip na ${seen} %, sa mga taya mula noon.`,
      },
    }),
    async carryOut(tx, { input, reason }) {
      const entry = await weights.changeWithin(tx, { ...input, reason });
      return { entries: [entry], events: [] };
    },
  };
}
