import type { DetailLine } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { colourTexts, spotTexts } from './colours.ts';
import { payoutOf } from './payout-of.ts';
import type { ColorGameState } from './state.ts';

export function describeRound({ bet, dice, payout }: ColorGameState): DetailLine[] {
  const thrown = (lang: 'en' | 'tl') => dice.map((die) => colourTexts[die][lang]).join(' · ');
  return [
    { label: { en: 'Dice', tl: 'Mga dado' }, value: { en: thrown('en'), tl: thrown('tl') } },
    ...bet.placed.map((placed): DetailLine => {
      const amounts = [formatPesos(placed.stake), formatPesos(payoutOf(placed, dice))];
      return {
        label: spotTexts[placed.spot],
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
