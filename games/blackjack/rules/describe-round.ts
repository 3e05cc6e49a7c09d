import type { DetailLine, Text } from '@perya/game-kit/game';
import { centavos, formatPesos } from '@perya/money';
import { type Card, cardSign } from '../../dice-and-cards/deck.ts';
import { isNatural, totalOf } from './hand.ts';
import { handPayout, insurancePayout } from './settle.ts';
import { type Pair, type PlusThree, sidePaid } from './side-bets.ts';
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

export const plusThreeTexts: Readonly<Record<PlusThree, Text>> = {
  suitedTrips: { en: 'Suited trips', tl: 'Suited trips' },
  straightFlush: { en: 'Straight flush', tl: 'Straight flush' },
  trips: { en: 'Three of a kind', tl: 'Tatlong magkapareho' },
  straight: { en: 'Straight', tl: 'Straight' },
  flush: { en: 'Flush', tl: 'Flush' },
};
export const pairTexts: Readonly<Record<Pair, Text>> = {
  perfect: { en: 'Perfect pair', tl: 'Perpektong pares' },
  coloured: { en: 'Coloured pair', tl: 'Pares na iisang kulay' },
  mixed: { en: 'Mixed pair', tl: 'Halong pares' },
};
const nothing: Text = { en: 'nothing', tl: 'wala' };

function sideLine(name: string, stake: bigint, made: Text | null, paid: bigint): DetailLine {
  const amounts = `${formatPesos(centavos(stake))} → ${formatPesos(centavos(paid))}`;
  const { en, tl } = made ?? nothing;
  return {
    label: { en: name, tl: name },
    value: { en: `${en}, ${amounts}`, tl: `${tl}, ${amounts}` },
  };
}

function sideLines({ sides }: State): DetailLine[] {
  if (!sides) return [];
  return sides.results.flatMap((result, at) => {
    const { plusThree, pair } = result;
    const paid = sidePaid(result, sides);
    const hand = sides.results.length > 1 ? ` (${at + 1})` : '';
    return [
      ...(sides.plusThree > 0n
        ? [
            sideLine(
              `21+3${hand}`,
              sides.plusThree,
              plusThree && plusThreeTexts[plusThree],
              paid.plusThree,
            ),
          ]
        : []),
      ...(sides.pairs > 0n
        ? [sideLine(`Perfect Pairs${hand}`, sides.pairs, pair && pairTexts[pair], paid.pairs)]
        : []),
    ];
  });
}

export function describeRound(state: State): readonly DetailLine[] {
  const dealer = cardsText(state.dealer);
  const isMany = state.hands.length > 1;
  return [
    { label: { en: 'Dealer', tl: 'Dealer' }, value: { en: dealer, tl: dealer } },
    ...state.hands.map((hand, at) => ({
      label: isMany
        ? { en: `Your hand ${at + 1}`, tl: `Ika-${at + 1} baraha mo` }
        : { en: 'Your hand', tl: 'Baraha mo' },
      value: handText(hand),
    })),
    ...insuranceLine(state),
    ...sideLines(state),
  ];
}
