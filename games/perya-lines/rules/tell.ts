import type { ToldLine } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { tellLineWin, tellPrize, tellRows } from '../../slot-kit/rules/tell.ts';
import { scatter } from './paytable.ts';
import type { Spin } from './spin.ts';

export function tellRound(state: { stake: Centavos; spins: readonly Spin[] }): ToldLine[] {
  const { stake, spins } = state;
  const paid = at(spins, 0);
  const told = tellRows(paid.grid);
  told.push(...paid.wins.map((win) => tellLineWin(win, stake)));
  if (paid.scatterUnits > 0) {
    const amount = unitsToCentavos(stake, paid.scatterUnits);
    told.push({
      label: { en: 'Lanterns', tl: 'Mga parol' },
      value: tellPrize(scatter, paid.scatterCount, amount),
    });
  }
  for (const [place, spin] of spins.entries())
    if (spin.isFree) told.push(tellFree(place, spin, stake));
  if (paid.units === 0) told.push(nothingWon);
  return told;
}

const nothingWon: ToldLine = {
  label: { en: 'Result', tl: 'Resulta' },
  value: { en: 'No line won', tl: 'Walang nanalong linya' },
};

function tellFree(place: number, spin: Spin, stake: Centavos): ToldLine {
  const amount = formatPesos(unitsToCentavos(stake, spin.units));
  const filled = spin.filledReels.map((reel) => reel + 1).join(', ');
  return {
    label: { en: `Free spin ${place}`, tl: `Libreng ikot ${place}` },
    value: filled
      ? { en: `${amount}; wheel on reel ${filled}`, tl: `${amount}; tsubibo sa reel ${filled}` }
      : { en: amount, tl: amount },
  };
}
