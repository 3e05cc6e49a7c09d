import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { totalOf } from '../../dice-and-cards/board-bet.ts';
import { payoutOf } from './payout-of.ts';
import { kindTexts, shortSpotText, spotText } from './spot-text.ts';
import { spotKinds, spotOf } from './spots.ts';
import type { RouletteState } from './state.ts';
import { colourOf, type PocketColour } from './wheel.ts';

export const pocketColourTexts: Record<PocketColour, Text> = {
  green: { en: 'green', tl: 'berde' },
  red: { en: 'red', tl: 'pula' },
  black: { en: 'black', tl: 'itim' },
};

/** So many spots have a line each; a record holds 64 lines and 8 KB, a cloth 157 stakes. */
const spotLinesMax = 24;

type Stake = RouletteState['bet']['placed'][number];

function spotLine(placed: Stake, pocket: number): DetailLine {
  const amounts = [formatPesos(placed.stake), formatPesos(payoutOf(placed, pocket))];
  return {
    label: spotText(placed.spot),
    value: {
      en: `staked ${amounts[0]}, paid ${amounts[1]}`,
      tl: `taya ${amounts[0]}, bayad ${amounts[1]}`,
    },
  };
}

/** A full cloth is told by kind, each spot still by its name; what won, at most 17 spots, follows line by line. */
function kindLines(placed: readonly Stake[], pocket: number): DetailLine[] {
  const kinds = spotKinds.flatMap((kind): DetailLine[] => {
    const ofKind = placed.filter(({ spot }) => spotOf(spot).kind === kind);
    if (ofKind.length === 0) return [];
    const total = formatPesos(totalOf(ofKind));
    const names = ofKind.map(({ spot }) => shortSpotText(spot));
    return [
      {
        label: kindTexts[kind],
        value: {
          en: `staked ${total} on ${names.map(({ en }) => en).join(', ')}`,
          tl: `taya ${total} sa ${names.map(({ tl }) => tl).join(', ')}`,
        },
      },
    ];
  });
  const won = placed.filter((one) => payoutOf(one, pocket) > 0n);
  return [...kinds, ...won.map((one) => spotLine(one, pocket))];
}

export function describeRound({ bet, pocket, payout }: RouletteState): DetailLine[] {
  const colour = pocketColourTexts[colourOf(pocket)];
  const stakes =
    bet.placed.length > spotLinesMax
      ? kindLines(bet.placed, pocket)
      : bet.placed.map((placed) => spotLine(placed, pocket));
  return [
    {
      label: { en: 'Number', tl: 'Numero' },
      value: { en: `${pocket}, ${colour.en}`, tl: `${pocket}, ${colour.tl}` },
    },
    ...stakes,
    {
      label: { en: 'Paid', tl: 'Kabuuang bayad' },
      value: { en: formatPesos(payout), tl: formatPesos(payout) },
    },
  ];
}
