import type { Centavos } from '@perya/money';
import type { Card } from '../../dice-and-cards/deck.ts';

/** Seats count in the order of play; the one after 2 is 0. */
export type Place = 0 | 1 | 2;
export const places: readonly Place[] = [0, 1, 2];
export const nextOf = (place: Place): Place => ((place + 1) % 3) as Place;

type Each<Item> = readonly [Item, Item, Item];

/** `draw` begins a turn, `play` goes on until a card is discarded, `answer` asks who challenges a fight. */
export type Phase = 'draw' | 'play' | 'answer' | 'finished';

export interface Meld {
  owner: Place;
  cards: readonly Card[];
}

/** How a hand ended. `off` was called off by the house, `drawn` has no winner: everybody's stake comes back. */
export type Ending = 'tongits' | 'fight' | 'stock' | 'drawn' | 'off';

/** What a seat did about a fight; `burned` has nothing open and cannot answer. */
type Answer = 'fight' | 'challenge' | 'fold' | 'burned';

export interface Result {
  ending: Ending;
  winner: Place | null;
  /** What belongs to no meld, in the hand of each seat. */
  points: Each<number>;
  /** Seats that never laid a meld open. */
  burned: Each<boolean>;
  /** What each seat has put into the pot, in units of the table. */
  units: Each<number>;
}

/** Something that everybody at the table has seen. */
export interface Seen {
  place: Place;
  kind: 'draw' | 'chow' | 'meld' | 'lay' | 'discard' | 'fight' | 'challenge' | 'fold' | 'burned';
  cards: readonly Card[];
  /** Of a card that was laid on a meld: which one. */
  meld?: number;
  /** Made by the clock. */
  isAuto?: boolean;
}

export interface State {
  unit: Centavos;
  /** In practice two bots play the other seats. */
  bots: boolean;
  /** Whose round this is. */
  me: Place;
  dealer: Place;
  hands: Each<readonly Card[]>;
  /** Face down; the first is drawn next. */
  stock: readonly Card[];
  /** The last lies on top. */
  discards: readonly Card[];
  melds: readonly Meld[];
  turn: Place;
  phase: Phase;
  /** Somebody has laid a card on this seat's melds since its last turn: it may not fight. */
  blocked: Each<boolean>;
  drewLast: Place;
  answers: Each<Answer | null>;
  /** How much has happened, and the last of it. */
  seenCount: number;
  seen: readonly Seen[];
  result: Result | null;
}

export const isOpened = ({ melds }: Pick<State, 'melds'>, place: Place): boolean =>
  melds.some(({ owner }) => owner === place);

/** The same three with one of them changed. */
export function withAt<Item>(each: Each<Item>, place: Place, item: Item): Each<Item> {
  return each.map((known, at) => (at === place ? item : known)) as unknown as Each<Item>;
}

export type { Each };
