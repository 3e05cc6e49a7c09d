import type { Text } from '@perya/game-kit/game';
import type { Ending, Seen } from '../rules/state.ts';

export const texts = {
  deal: { en: 'Deal', tl: 'Magbigay' },
  again: { en: 'Deal again', tl: 'Ulit' },
  sit: { en: 'Sit down', tl: 'Umupo' },
  unit: { en: 'A unit', tl: 'Kada unit' },
  brings: { en: 'You bring {amount}', tl: 'Dala mo: {amount}' },
  rake: { en: 'Rake {rate} of the pot', tl: 'Rake: {rate} ng pot' },
  waits: { en: '{count} waiting', tl: '{count} naghihintay' },
  gathering: { en: 'Waiting for players: {taken} of 3', tl: 'Naghihintay ng kalaro: {taken} sa 3' },
  gathersFor: {
    en: 'Your stake comes back if the table is not full in {seconds} s.',
    tl: 'Babalik ang taya mo kung hindi mapuno ang mesa sa loob ng {seconds} s.',
  },
  leave: { en: 'Leave the table', tl: 'Umalis sa mesa' },
  leaveHand: {
    en: 'Leave: the clock plays for you',
    tl: 'Umalis: ang orasan ang maglalaro para sa iyo',
  },
  away: { en: 'away', tl: 'wala' },
  bots: { en: 'Practice against two bots', tl: 'Practice kontra dalawang bot' },
  you: { en: 'You', tl: 'Ikaw' },
  seat: { en: 'Seat {number}', tl: 'Upuan {number}' },
  cards: { en: '{count} cards', tl: '{count} baraha' },
  opened: { en: 'open', tl: 'nakababa' },
  stock: { en: 'Stock, {count} cards', tl: 'Bunutan, {count} baraha' },
  top: { en: 'Discarded: {card}', tl: 'Itinapon: {card}' },
  empty: { en: 'Nothing was discarded yet', tl: 'Wala pang naitapon' },
  meldOf: { en: 'Meld of {name}: {cards}', tl: 'Bahay ni {name}: {cards}' },
  faceDown: { en: 'Card face down', tl: 'Nakataob na baraha' },
  points: { en: '{points} points left over', tl: '{points} puntos ang natitira' },
  yours: { en: 'Your hand', tl: 'Kamay mo' },
  draw: { en: 'Draw', tl: 'Bunot' },
  chow: { en: 'Take', tl: 'Kunin' },
  fight: { en: 'Fight', tl: 'Laban' },
  meld: { en: 'Meld', tl: 'Ibaba' },
  lay: { en: 'Lay off', tl: 'Sapaw' },
  discard: { en: 'Discard', tl: 'Itapon' },
  challenge: { en: 'Challenge', tl: 'Lumaban' },
  fold: { en: 'Fold', tl: 'Sumuko' },
  sort: { en: 'Sort', tl: 'Ayusin' },
  yourDraw: {
    en: 'Your turn: draw, or take the discard',
    tl: 'Turno mo: bumunot o kunin ang tapon',
  },
  yourPlay: { en: 'Meld, lay off, then discard one', tl: 'Magbaba, magsapaw, saka magtapon' },
  yourAnswer: { en: '{name} fights. Challenge?', tl: 'Nagpalaban si {name}. Lalaban ka?' },
  theirs: { en: '{name} is playing', tl: 'Turno ni {name}' },
  winner: { en: '{name}: {ending}', tl: '{name}: {ending}' },
} satisfies Record<string, Text>;

/** What a seat did, over its place and for screen readers. */
export const seenTexts: Readonly<Record<Seen['kind'], Text>> = {
  draw: { en: 'draws', tl: 'bumunot' },
  chow: { en: 'takes the discard: {cards}', tl: 'kinuha ang tapon: {cards}' },
  meld: { en: 'lays open {cards}', tl: 'nagbaba ng {cards}' },
  lay: { en: 'lays off {cards}', tl: 'nagsapaw ng {cards}' },
  discard: { en: 'discards {cards}', tl: 'nagtapon ng {cards}' },
  fight: { en: 'calls a fight', tl: 'nagpalaban' },
  challenge: { en: 'challenges', tl: 'lumaban' },
  fold: { en: 'folds', tl: 'sumuko' },
  burned: { en: 'is burned', tl: 'sunog' },
};

export const endingTexts: Readonly<Record<Ending, Text>> = {
  tongits: { en: 'Tongits!', tl: 'Tongits!' },
  fight: { en: 'won the fight', tl: 'panalo sa laban' },
  stock: {
    en: 'fewest points at the end of the stock',
    tl: 'pinakakaunti nang maubos ang bunutan',
  },
  drawn: { en: 'Nobody had a meld open', tl: 'Walang nakapagbaba' },
  off: { en: 'Called off: stakes came back', tl: 'Kinansela: ibinalik ang mga taya' },
};
