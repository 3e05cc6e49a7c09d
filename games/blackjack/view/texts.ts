import type { Text } from '@perya/game-kit/game';
import type { MoveKind } from '../rules/table.ts';

export const texts = {
  deal: { en: 'Deal', tl: 'Magbigay' },
  again: { en: 'Deal again', tl: 'Ulit' },
  hands: { en: 'Hands', tl: 'Mga kamay' },
  stakeOfHand: { en: 'A hand', tl: 'Bawat isa' },
  noSide: { en: 'off', tl: 'wala' },
  sideEach: { en: '{amount} a hand', tl: '{amount} bawat isa' },
  tooMuch: { en: 'Up to {amount} in all', tl: 'Hanggang {amount} lahat' },
  dealer: { en: 'Dealer', tl: 'Dealer' },
  you: { en: 'You', tl: 'Ikaw' },
  hand: { en: 'Your hand {number}', tl: 'Ika-{number} kamay mo' },
  faceDown: { en: 'Card face down', tl: 'Nakataob na baraha' },
  advice: { en: 'Advice', tl: 'Payo' },
  pays: { en: 'Blackjack pays 3 to 2', tl: '3 sa 2 ang bayad sa blackjack' },
  stands: {
    en: 'Dealer stands on every 17 · insurance pays 2 to 1',
    tl: 'Tigil ang dealer sa lahat ng 17 · 2 sa 1 ang seguro',
  },
  ask: { en: 'Insure against a blackjack?', tl: 'Magseguro laban sa blackjack?' },
  insured: { en: 'Insured {amount}', tl: 'Nakaseguro {amount}' },
  stand: {
    en: 'You have {total}. The dealer shows {dealer}.',
    tl: '{total} ang sa iyo. {dealer} ang bukas ng dealer.',
  },
  over: {
    en: 'The dealer has {dealer}. {outcomes}.',
    tl: '{dealer} ang sa dealer. {outcomes}.',
  },
} satisfies Record<string, Text>;

/** The words of the table, known by these names everywhere. */
export const moveTexts: Readonly<Record<MoveKind, Text>> = {
  hit: { en: 'Hit', tl: 'Hit' },
  stand: { en: 'Stand', tl: 'Stand' },
  double: { en: 'Double', tl: 'Double' },
  split: { en: 'Split', tl: 'Split' },
  insure: { en: 'Insure', tl: 'Magseguro' },
  decline: { en: 'No insurance', tl: 'Walang seguro' },
};
