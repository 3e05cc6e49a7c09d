import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import type { LineWin } from './lines.ts';
import { type SymbolId, symbolNames } from './names.ts';
import { at, type Grid } from './reels.ts';
import { unitsToCentavos } from './stake.ts';

/** A text that is the same in both languages: an amount, a number. */
export function sameText(text: string): Text {
  return { en: text, tl: text };
}

/** One line for each row of the window, from the top. */
export function describeRows(grid: Grid): DetailLine[] {
  return at(grid, 0).map((_, row) => {
    const seen = grid.map((column) => symbolNames[at(column, row)]);
    return {
      label: { en: `Row ${row + 1}`, tl: `Hanay ${row + 1}` },
      value: {
        en: seen.map(({ en }) => en).join(' · '),
        tl: seen.map(({ tl }) => tl).join(' · '),
      },
    };
  });
}

export function describeLineWin(
  { line, symbol, count, units }: LineWin,
  stake: Centavos,
): DetailLine {
  return {
    label: { en: `Line ${line + 1}`, tl: `Linya ${line + 1}` },
    value: describePrize(symbol, count, unitsToCentavos(stake, units)),
  };
}

export function describePrize(symbol: SymbolId, count: number, amount: Centavos): Text {
  const { en, tl } = symbolNames[symbol];
  return {
    en: `${count} × ${en}: ${formatPesos(amount)}`,
    tl: `${count} × ${tl}: ${formatPesos(amount)}`,
  };
}
