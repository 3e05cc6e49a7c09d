import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { type Card, cardSign } from '../../dice-and-cards/deck.ts';
import { isNatural, totalOf } from './hand.ts';
import { handPayout, insurancePayout } from './settle.ts';
import type { Hand, Outcome, State } from './state.ts';

export const outcomeTexts: Readonly<Record<Outcome, Text>> = {
  blackjack: { en: 'Blackjack', tl: 'Blackjack' },
  win: { en: 'Win', tl: 'Panalo' },
  push: { en: 'Push', tl: 'Tabla' },
  lose: { en: 'Lost', tl: 'Talo' },
  bust: { en: 'Bust', tl: 'Sobra sa 21' },
};

function cardsText(cards: readonly Card[]): string {
  const total = isNatural(cards) ? 'A + 10' : `${totalOf(cards).total}`;
  return `${cards.map(cardSign).join(' ')} (${total})`;
}

function handText(hand: Hand): Text {
  const outcome = outcomeTexts[hand.outcome ?? 'lose'];
  const cards = cardsText(hand.cards);
  const paid = `${formatPesos(hand.stake)} → ${formatPesos(handPayout(hand))}`;
  const doubled = hand.isDoubled ? { en: ', doubled', tl: ', dinoble' } : { en: '', tl: '' };
  return {
    en: `${cards}${doubled.en}: ${outcome.en}, ${paid}`,
    tl: `${cards}${doubled.tl}: ${outcome.tl}, ${paid}`,
  };
}

function insuranceLine(state: State): DetailLine[] {
  if (state.insurance === 0n) return [];
  const paid = `${formatPesos(state.insurance)} → ${formatPesos(insurancePayout(state))}`;
  return [{ label: { en: 'Insurance', tl: 'Seguro' }, value: { en: paid, tl: paid } }];
}

export function describeRound(state: State): readonly DetailLine[] {
  const dealer = cardsText(state.dealer);
  const isSplit = state.hands.length > 1;
  return [
    { label: { en: 'Dealer', tl: 'Dealer' }, value: { en: dealer, tl: dealer } },
    ...state.hands.map((hand, at) => ({
      label: isSplit
        ? { en: `Your hand ${at + 1}`, tl: `Ika-${at + 1} baraha mo` }
        : { en: 'Your hand', tl: 'Baraha mo' },
      value: handText(hand),
    })),
    ...insuranceLine(state),
  ];
}
