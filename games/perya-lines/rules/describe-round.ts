import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import {
  describeLineWin,
  describePrize,
  describeRows,
  sameText,
} from '../../slot-kit/rules/describe-spin.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { scatter } from './paytable.ts';
import type { Spin } from './spin.ts';

export function describeRound(state: { stake: Centavos; spins: readonly Spin[] }): DetailLine[] {
  const { stake, spins } = state;
  const paid = at(spins, 0);
  const lines = describeRows(paid.grid);
  lines.push(...paid.wins.map((win) => describeLineWin(win, stake)));
  if (paid.scatterUnits > 0) {
    const amount = unitsToCentavos(stake, paid.scatterUnits);
    lines.push({
      label: { en: 'Lanterns', tl: 'Mga parol' },
      value: describePrize(scatter, paid.scatterCount, amount),
    });
  }
  for (const [place, spin] of spins.entries())
    if (spin.isFree) lines.push(describeFree(place, spin, stake));
  if (paid.units === 0) lines.push(nothingWon);
  return lines;
}

const nothingWon: DetailLine = {
  label: { en: 'Result', tl: 'Resulta' },
  value: { en: 'No line won', tl: 'Walang nanalong linya' },
};

function describeFree(place: number, spin: Spin, stake: Centavos): DetailLine {
  const amount = formatPesos(unitsToCentavos(stake, spin.units));
  const filled = spin.filledReels.map((reel) => reel + 1).join(', ');
  const { multiplier = 1, addedSpins = 0 } = spin;
  const said: Text[] = [sameText(multiplier > 1 ? `${amount} (×${multiplier})` : amount)];
  if (filled) said.push({ en: `wheel on reel ${filled}`, tl: `tsubibo sa reel ${filled}` });
  if (addedSpins > 0) {
    said.push({ en: `${addedSpins} more free spins`, tl: `${addedSpins} pang libreng ikot` });
  }
  return {
    label: { en: `Free spin ${place}`, tl: `Libreng ikot ${place}` },
    value: {
      en: said.map(({ en }) => en).join('; '),
      tl: said.map(({ tl }) => tl).join('; '),
    },
  };
}
