import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { type Card, cardSign } from '../../dice-and-cards/deck.ts';
import { payoutOf } from './payout-of.ts';
import type { BaccaratState } from './state.ts';
import { handPoints, type Outcome, outcomeOf } from './tableau.ts';

export const outcomeTexts: Record<Outcome, Text> = {
  player: { en: 'Player', tl: 'Player' },
  banker: { en: 'Banker', tl: 'Banker' },
  tie: { en: 'Tie', tl: 'Tabla' },
};

function handLine(label: Text, cards: readonly Card[]): DetailLine {
  const signs = cards.map(cardSign).join(' ');
  const total = handPoints(cards);
  return {
    label,
    value: { en: `${signs}, total ${total}`, tl: `${signs}, kabuuan ${total}` },
  };
}

export function describeRound({ bet, player, banker, payout }: BaccaratState): DetailLine[] {
  const outcome = outcomeOf(handPoints(player), handPoints(banker));
  return [
    handLine({ en: 'Player hand', tl: 'Baraha ng Player' }, player),
    handLine({ en: 'Banker hand', tl: 'Baraha ng Banker' }, banker),
    { label: { en: 'Result', tl: 'Resulta' }, value: outcomeTexts[outcome] },
    ...bet.placed.map((placed): DetailLine => {
      const amounts = [formatPesos(placed.stake), formatPesos(payoutOf(placed, outcome))];
      const name = outcomeTexts[placed.spot];
      return {
        label: { en: `Bet on ${name.en}`, tl: `Taya sa ${name.tl}` },
        value: {
          en: `staked ${amounts[0]}, paid ${amounts[1]}`,
          tl: `taya ${amounts[0]}, bayad ${amounts[1]}`,
        },
      };
    }),
    {
      label: { en: 'Paid', tl: 'Kabuuang bayad' },
      value: { en: formatPesos(payout), tl: formatPesos(payout) },
    },
  ];
}
