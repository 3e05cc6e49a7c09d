import { useRef, useState } from 'react';
import { isMotionReduced } from '../../client/motion.ts';
import type { Pace } from '../../client/pace/use-pace.ts';
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
  /** It lies there with its face up: what flies still counts for nothing. */
  isSeen: boolean;
}

export interface Dealing {
  /** Grows with each round, so that the same card in the same place is still a new one. */
  dealNumber: number;
  cards: readonly CardOnTable[];
  /** The player turns the cards. */
  isSqueezing: boolean;
  /** Cards are being dealt or wait to be turned. */
  isUnderWay: boolean;
}

interface Hand {
  /** Ends the wait for a card to be turned. */
  wake: (() => void) | null;
  turned: Set<number>;
}

/** The cards on the table, laid down one by one. */
export function useDealing(
  first: Hands | undefined,
  play: (name: PlainSoundName) => void,
  pace: Pace,
) {
  const { tempo } = pace;
  const [wantsSqueeze, setWantsSqueeze] = useState(false);
  const [dealing, setDealing] = useState<Dealing>(() => ({
    dealNumber: 0,
    cards: (first ? dealOrder(first) : []).map((dealt) => ({
      ...dealt,
      isOpen: true,
      isSeen: true,
    })),
    isSqueezing: false,
    isUnderWay: false,
  }));
  const hand = useRef<Hand>({ wake: null, turned: new Set() });

  const open = (at: number) =>
    setDealing((now) => ({
      ...now,
      cards: now.cards.map((card, place) =>
        place === at ? { ...card, isOpen: true, isSeen: true } : card,
      ),
    }));
  const untilTurned = async (places: readonly number[]) => {
    const { current } = hand;
    while (!tempo.isHurried() && places.some((at) => !current.turned.has(at))) {
      await new Promise<void>((resolve) => {
        current.wake = resolve;
      });
    }
    for (const at of places) open(at);
  };
  /** One card; whoever squeezes turns it afterwards. */
  const lay = async (order: readonly DealtCardPlace[], at: number, isSqueezing: boolean) => {
    if (order[at]?.place === 2) await tempo.pause(suspenseMs);
    if (!tempo.isHurried()) play('card');
    const isOpen = !isSqueezing;
    setDealing((now) => ({
      ...now,
      cards: [
        ...now.cards,
        ...order.slice(at, at + 1).map((dealt) => ({ ...dealt, isOpen, isSeen: false })),
      ],
    }));
    await tempo.pause(isSqueezing ? flightMs : flightMs + flipMs);
    if (isOpen) open(at);
  };

  const deal = async (hands: Hands) => {
    const order = dealOrder(hands);
    // Whoever asked for less motion sees the result at once.
    const isSqueezing = wantsSqueeze && !isMotionReduced();
    pace.begin();
    hand.current = { wake: null, turned: new Set() };
    setDealing(({ dealNumber }) => ({
      dealNumber: dealNumber + 1,
      cards: [],
      isSqueezing,
      isUnderWay: true,
    }));
    for (const at of order.keys()) {
      await lay(order, at, isSqueezing);
      if (isSqueezing && at === 3) await untilTurned([0, 1, 2, 3]);
      if (isSqueezing && at > 3) await untilTurned([at]);
    }
    await tempo.pause(lookMs);
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
      pace.skip();
      hand.current.wake?.();
    },
  };
}
