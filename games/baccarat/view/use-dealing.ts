import { useRef, useState } from 'react';
import { isMotionReduced, pause } from '../../client/motion.ts';
import type { PlainSoundName } from '../../client/sound/effects.ts';
import type { Hands } from '../rules/deal-round.ts';
import { type DealtCardPlace, dealOrder } from './deal-order.ts';
import { flightMs, flipMs } from './dealt-card.tsx';

/** A breath before a third card, which decides. */
const suspenseMs = 450;
const lookMs = 350;

/** A card lies face down until it is turned: by the house, or by the player who squeezes. */
export interface CardOnTable extends DealtCardPlace {
  isOpen: boolean;
}

export interface Dealing {
  /** Grows with each round, so that the same card in the same place is still a new one. */
  dealNumber: number;
  cards: readonly CardOnTable[];
  /** The player turns the cards. */
  isSqueezing: boolean;
  /** Cards are being dealt or wait to be turned. */
  isUnderWay: boolean;
  /** The player wants to see the end: the rest lies there at once. */
  isSkipped: boolean;
}

interface Hand {
  /** Ends what is waited for: the pause of a round that is skipped, or a card that has been turned. */
  wake: (() => void) | null;
  isSkipped: boolean;
  turned: Set<number>;
}

/** The cards on the table, laid down one by one. */
export function useDealing(first: Hands | undefined, play: (name: PlainSoundName) => void) {
  const [wantsSqueeze, setWantsSqueeze] = useState(false);
  const [dealing, setDealing] = useState<Dealing>(() => ({
    dealNumber: 0,
    cards: (first ? dealOrder(first) : []).map((dealt) => ({ ...dealt, isOpen: true })),
    isSqueezing: false,
    isUnderWay: false,
    isSkipped: false,
  }));
  const hand = useRef<Hand>({ wake: null, isSkipped: false, turned: new Set() });

  const beat = (durationMs: number) => {
    if (hand.current.isSkipped) return Promise.resolve();
    const woken = new Promise<void>((resolve) => {
      hand.current.wake = resolve;
    });
    return Promise.race([pause(durationMs), woken]);
  };
  const open = (at: number) =>
    setDealing((now) => ({
      ...now,
      cards: now.cards.map((card, place) => (place === at ? { ...card, isOpen: true } : card)),
    }));
  const untilTurned = async (places: readonly number[]) => {
    const { current } = hand;
    while (!current.isSkipped && places.some((at) => !current.turned.has(at))) {
      await new Promise<void>((resolve) => {
        current.wake = resolve;
      });
    }
    for (const at of places) open(at);
  };
  /** One card; whoever squeezes turns it afterwards. */
  const lay = async (order: readonly DealtCardPlace[], at: number, isSqueezing: boolean) => {
    if (order[at]?.place === 2) await beat(suspenseMs);
    if (!hand.current.isSkipped) play('card');
    const isOpen = !isSqueezing;
    setDealing((now) => ({
      ...now,
      cards: [...now.cards, ...order.slice(at, at + 1).map((dealt) => ({ ...dealt, isOpen }))],
    }));
    await beat(isSqueezing ? flightMs : flightMs + flipMs);
  };

  const deal = async (hands: Hands) => {
    const order = dealOrder(hands);
    // Whoever asked for less motion sees the result at once.
    const isSqueezing = wantsSqueeze && !isMotionReduced();
    hand.current = { wake: null, isSkipped: false, turned: new Set() };
    setDealing(({ dealNumber }) => ({
      dealNumber: dealNumber + 1,
      cards: [],
      isSqueezing,
      isUnderWay: true,
      isSkipped: false,
    }));
    for (const at of order.keys()) {
      await lay(order, at, isSqueezing);
      if (isSqueezing && at === 3) await untilTurned([0, 1, 2, 3]);
      if (isSqueezing && at > 3) await untilTurned([at]);
    }
    await beat(lookMs);
    setDealing((now) => ({ ...now, isUnderWay: false }));
  };
  return {
    dealing,
    deal,
    wantsSqueeze,
    toggleSqueeze: () => setWantsSqueeze((wants) => !wants),
    /** The player turns a card. */
    turn: (at: number) => {
      play('card');
      hand.current.turned.add(at);
      open(at);
      hand.current.wake?.();
    },
    /** Shows the rest at once. */
    skip: () => {
      hand.current.isSkipped = true;
      setDealing((now) => ({ ...now, isSkipped: true }));
      hand.current.wake?.();
    },
  };
}
