import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { type Card, cardSign } from '../../dice-and-cards/deck.ts';
import { payoutOf } from './payout-of.ts';
import { shoeRounds } from './paytable.ts';
import { readRoad } from './road.ts';
import { resultOf, type Spot } from './spots.ts';
import type { BaccaratState } from './state.ts';
import { handPoints } from './tableau.ts';

export const spotTexts: Record<Spot, Text> = {
  player: { en: 'Player', tl: 'Player' },
  banker: { en: 'Banker', tl: 'Banker' },
  tie: { en: 'Tie', tl: 'Tabla' },
  playerPair: { en: 'Player pair', tl: 'Pares ng Player' },
  bankerPair: { en: 'Banker pair', tl: 'Pares ng Banker' },
  luckySix: { en: 'Lucky 6', tl: 'Lucky 6' },
  playerDragon: { en: 'Player dragon', tl: 'Dragon ng Player' },
  bankerDragon: { en: 'Banker dragon', tl: 'Dragon ng Banker' },
};

function handLine(label: Text, cards: readonly Card[]): DetailLine {
  const signs = cards.map(cardSign).join(' ');
  const total = handPoints(cards);
  return {
    label,
    value: { en: `${signs}, total ${total}`, tl: `${signs}, kabuuan ${total}` },
  };
}

function shoeLine(road: string): DetailLine {
  const place = readRoad(road).length;
  return {
    label: { en: 'Round of the shoe', tl: 'Round ng shoe' },
    value: { en: `${place} of ${shoeRounds}`, tl: `${place} sa ${shoeRounds}` },
  };
}

export function describeRound({ bet, player, banker, road, payout }: BaccaratState): DetailLine[] {
  const result = resultOf({ player, banker });
  return [
    handLine({ en: 'Player hand', tl: 'Baraha ng Player' }, player),
    handLine({ en: 'Banker hand', tl: 'Baraha ng Banker' }, banker),
    { label: { en: 'Result', tl: 'Resulta' }, value: spotTexts[result.outcome] },
    ...(road === undefined ? [] : [shoeLine(road)]),
    ...bet.placed.map((placed): DetailLine => {
      const amounts = [formatPesos(placed.stake), formatPesos(payoutOf(placed, result))];
      const name = spotTexts[placed.spot];
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
