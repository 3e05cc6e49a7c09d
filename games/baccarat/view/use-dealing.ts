import { useState } from 'react';
import { pause } from '../../client/motion.ts';
import type { SoundName } from '../../client/sound/effects.ts';
import type { Hands } from '../rules/deal-round.ts';
import { type DealtCardPlace, dealOrder } from './deal-order.ts';
import { flightMs, flipMs } from './dealt-card.tsx';

/** A breath before a third card, which decides. */
const suspenseMs = 450;
const lookMs = 350;

export interface Dealing {
  /** Grows with each round, so that the same card in the same place is still a new one. */
  dealNumber: number;
  cards: readonly DealtCardPlace[];
  /** How many of them lie on their face and count. */
  openCount: number;
}

/** The cards on the table, laid down one by one. */
export function useDealing(first: Hands | undefined, play: (name: SoundName) => void) {
  const [dealing, setDealing] = useState<Dealing>(() => {
    const cards = first ? dealOrder(first) : [];
    return { dealNumber: 0, cards, openCount: cards.length };
  });
  const deal = async (hands: Hands) => {
    const order = dealOrder(hands);
    setDealing(({ dealNumber }) => ({ dealNumber: dealNumber + 1, cards: [], openCount: 0 }));
    for (const [at, { place }] of order.entries()) {
      if (place === 2) await pause(suspenseMs);
      play('card');
      setDealing((now) => ({ ...now, cards: order.slice(0, at + 1) }));
      await pause(flightMs + flipMs);
      setDealing((now) => ({ ...now, openCount: at + 1 }));
    }
    await pause(lookMs);
  };
  return { dealing, deal };
}
