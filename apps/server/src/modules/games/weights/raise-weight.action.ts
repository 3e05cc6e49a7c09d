import type { WeightWanted } from '@perya/contract/games/staff-calls/turnover-weights';
import { gameTypes } from '@perya/contract/rules/game-categories';
import type { RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import { changeWithin, checkWeight } from './change-weight.ts';

const namesOf = (type: number) =>
  Object.entries(gameTypes)
    .filter(([, number]) => number === type)
    .map(([name]) => name)
    .join(', ');

/** Lets more of a stake count as turnover, so that money is released by less play. */
export function raiseWeight(services: Pick<GamesServices, 'weights'>): RequestAction<WeightWanted> {
  return {
    async describe(input) {
      await checkWeight(services, input);
      const { game_type: type, weight, seen } = input;
      return {
        subject: { kind: 'house' },
        topic: String(type),
        says: {
          en: `Of stakes on games of type ${namesOf(type)}, ${weight} % count as turnover instead of ${seen} %, for bets from then on.`,
          tl: `Sa mga taya sa larong uri ng ${namesOf(type)}, ${weight} % ang bilang na turnover sa halip na ${seen} %, sa mga taya mula noon.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      const entry = await changeWithin(services, tx, { ...input, reason }, { isAlone: false });
      return { entries: [entry] };
    },
  };
}
