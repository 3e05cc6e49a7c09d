import type { Text } from '@perya/game-kit/game';
import { formatAmount } from '../client/text.ts';

export const tableTexts = {
  undo: { en: 'Undo', tl: 'Bawiin' },
  clear: { en: 'Clear', tl: 'Alisin' },
  sameChips: { en: 'Same chips', tl: 'Dating chip' },
  double: { en: 'Double', tl: 'Doble' },
  placeFirst: { en: 'Place a chip', tl: 'Maglagay ng chip' },
} satisfies Record<string, Text>;

/** The last bet played once more: the button says so, and what it does. */
export function againText({ en, tl }: Text): Text {
  return { en: `${en} again`, tl: `${tl} ulit` };
}

export function tooMuchText(most: bigint): Text {
  const amount = formatAmount(most);
  return { en: `You can stake up to ${amount}.`, tl: `Hanggang ${amount} ang puwede mong itaya.` };
}

export function tooLittleText(least: bigint): Text {
  const amount = formatAmount(least);
  return { en: `The least stake is ${amount}.`, tl: `${amount} ang pinakamababang taya.` };
}

/** What a screen reader adds to the name of a spot on which chips lie. */
export function stakedText(stake: bigint | undefined): Text {
  if (stake === undefined) return { en: '', tl: '' };
  const amount = formatAmount(stake);
  return { en: `, ${amount} staked`, tl: `, may taya na ${amount}` };
}
