import { type Fraction, toBasisPoints } from '@perya/game-kit/fraction';
import type { Text } from '@perya/game-kit/game';
import type { InfoSection } from '@perya/game-kit/info';
import { sameText } from './describe-spin.ts';
import type { LinePays } from './lines.ts';
import { type SymbolId, symbolNames } from './names.ts';
import { timesStake } from './stake.ts';

/** A paytable in multiples of the whole stake; `shortest` is the run that the first prize is for. */
export function paytableSection(
  pays: LinePays | Partial<Record<SymbolId, readonly number[]>>,
  shortest: number,
): InfoSection {
  return {
    title: { en: 'Paytable', tl: 'Talaan ng premyo' },
    texts: [
      {
        en: 'Prizes are multiples of the whole stake.',
        tl: 'Ang mga premyo ay ilang beses ng kabuuang taya.',
      },
    ],
    lines: Object.entries(pays).map(([name, prizes]) => ({
      label: symbolNames[name as SymbolId],
      value: sameText(
        prizes.map((units, place) => `${shortest + place}: ${timesStake(units)}`).join(' · '),
      ),
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
