import { useState } from 'react';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Table } from '../../dice-and-cards/use-table.ts';
import type { BaccaratBet, BaccaratState } from '../rules/index.ts';
import { readRoad } from '../rules/road.ts';
import type { Spot } from '../rules/spots.ts';
import type { Bead } from '../rules/state.ts';

type View = ViewProps<BaccaratBet, never, BaccaratState>;

/** What the shoe has brought that the player has seen: a round under way adds its bead when it has been dealt. */
export function useRoad({ past, shoe }: Pick<View, 'past' | 'shoe'>) {
  const [underWay, setUnderWay] = useState<string | null>(null);
  /** A shoe that was used up, or that the player left for another, has no road any more. */
  const isOfShoe = ({ number }: ShownRound<BaccaratState>) =>
    shoe === null || (number !== undefined && number >= shoe.from);
  return {
    /** While this round is dealt, the road is that of the rounds before it. */
    hold: async ({ road = '' }: BaccaratState, dealing: Promise<void>) => {
      setUnderWay(road);
      await dealing;
      setUnderWay(null);
    },
    beadsAt: ({ phase, round }: Table<Spot, BaccaratState>): Bead[] => {
      if (underWay !== null) return readRoad(underWay).slice(0, -1);
      const newest = round ?? past[0];
      if (!newest || (phase !== 'result' && !isOfShoe(newest))) return [];
      return readRoad(newest.shown.road ?? '');
    },
  };
}
