import { formatAmount } from '@perya/game-kit/format-amount';
import { type Fraction, toBasisPoints } from '@perya/game-kit/fraction';
import type { Text } from '@perya/game-kit/game';
import type { InfoLine, InfoSection } from '@perya/game-kit/info';
import type { Centavos } from '@perya/money';
import { sameText } from './describe-spin.ts';
import { type LinePays, paylines } from './lines.ts';
import { type SymbolId, symbolNames } from './names.ts';
import { timesStake, unitsToCentavos } from './stake.ts';

/** What some units are at a stake, to be read beside others. */
export const amountAt = (units: number) => (stake: Centavos) =>
  sameText(formatAmount(unitsToCentavos(stake, units)));

/** A symbol that counts as others pays nothing of its own. */
function wildLine(wild: SymbolId): InfoLine {
  return {
    label: symbolNames[wild],
    picture: wild,
    value: { en: 'Counts as others', tl: 'Pumapalit sa iba' },
  };
}

interface Paytable {
  pays: LinePays | Partial<Record<SymbolId, readonly number[]>>;
  /** The run that the first prize is for. */
  shortest: number;
  wild: SymbolId;
}

/** A paytable in multiples of the whole stake, and in pesos of the stake that is chosen. */
export function paytableSection({ pays, shortest, wild }: Paytable): InfoSection {
  // A count stays beside its prize where the line breaks.
  const inARow = (prizes: readonly number[], prizeOf: (units: number) => string) =>
    sameText(
      prizes.map((units, place) => `${shortest + place}:\u00a0${prizeOf(units)}`).join('\u00a0· '),
    );
  return {
    title: { en: 'Paytable', tl: 'Talaan ng premyo' },
    texts: [
      {
        en: 'Prizes are multiples of the whole stake.',
        tl: 'Ang mga premyo ay ilang beses ng kabuuang taya.',
      },
    ],
    lines: [
      ...Object.entries(pays).map(
        ([name, prizes]): InfoLine => ({
          label: symbolNames[name as SymbolId],
          picture: name,
          value: inARow(prizes, timesStake),
          paysAt: (stake) => inARow(prizes, (units) => formatAmount(unitsToCentavos(stake, units))),
        }),
      ),
      wildLine(wild),
    ],
  };
}

/** Every line over the reels, as the rules read them. */
export function linesSection(rows: number): InfoSection {
  return {
    title: { en: `The ${paylines.length} lines`, tl: `Ang ${paylines.length} linya` },
    shapes: paylines.map((line, place) => ({
      label: { en: `Line ${place + 1}`, tl: `Linya ${place + 1}` },
      columns: line.length,
      rows,
      cells: line.map((row, reel) => row * line.length + reel),
    })),
  };
}

/** A share of all rounds or stakes, such as 41.70 %, rounded down. */
export function percent(share: Fraction): string {
  return `${(toBasisPoints(share) / 100).toFixed(2)} %`;
}

/** One in how many spins, rounded to the nearest. */
export function oneIn({ numerator, denominator }: Fraction): Text {
  const count = (2n * denominator + numerator) / (2n * numerator);
  const figure = count.toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return { en: `1 in ${figure} spins`, tl: `1 sa ${figure} ikot` };
}
