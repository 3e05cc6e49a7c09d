import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { totalOf } from '../../dice-and-cards/board-bet.ts';
import { payoutOf } from './payout-of.ts';
import { kindTexts, spotText } from './spot-text.ts';
import { spotKinds, spotOf } from './spots.ts';
import type { RouletteState } from './state.ts';
import { colourOf, type PocketColour } from './wheel.ts';

export const pocketColourTexts: Record<PocketColour, Text> = {
  green: { en: 'green', tl: 'berde' },
  red: { en: 'red', tl: 'pula' },
  black: { en: 'black', tl: 'itim' },
};

/**
 * A cloth can hold 157 stakes and a record 64 lines: stakes are listed by kind, and every winning spot,
 * of which a number has at most 17, on a line of its own.
 */
export function describeRound({ bet, pocket, payout }: RouletteState): DetailLine[] {
  const colour = pocketColourTexts[colourOf(pocket)];
  const staked = spotKinds.flatMap((kind): DetailLine[] => {
    const placed = bet.placed.filter(({ spot }) => spotOf(spot).kind === kind);
    if (placed.length === 0) return [];
    const total = formatPesos(totalOf(placed));
    return [
      {
        label: kindTexts[kind],
        value: {
          en: `staked ${total} on ${placed.length} ${placed.length === 1 ? 'spot' : 'spots'}`,
          tl: `taya ${total} sa ${placed.length} puwesto`,
        },
      },
    ];
  });
  const won = bet.placed.flatMap((placed): DetailLine[] => {
    const paid = payoutOf(placed, pocket);
    if (paid === 0n) return [];
    const amounts = [formatPesos(placed.stake), formatPesos(paid)];
    return [
      {
        label: spotText(placed.spot),
        value: {
          en: `staked ${amounts[0]}, paid ${amounts[1]}`,
          tl: `taya ${amounts[0]}, bayad ${amounts[1]}`,
        },
      },
    ];
  });
  return [
    {
      label: { en: 'Number', tl: 'Numero' },
      value: { en: `${pocket}, ${colour.en}`, tl: `${pocket}, ${colour.tl}` },
    },
    ...staked,
    ...won,
    {
      label: { en: 'Paid', tl: 'Kabuuang bayad' },
      value: { en: formatPesos(payout), tl: formatPesos(payout) },
    },
  ];
}
