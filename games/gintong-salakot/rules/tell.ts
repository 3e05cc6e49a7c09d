import type { Text, ToldLine } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { tellLineWin, tellRows } from '../../slot-kit/rules/tell.ts';
import type { Spin } from './spin.ts';

export function tellRound(state: { stake: Centavos; spins: readonly Spin[] }): ToldLine[] {
  const { stake, spins } = state;
  const paid = at(spins, 0);
  const told = tellRows(paid.grid);
  told.push(...paid.wins.map((win) => tellLineWin(win, stake)));
  for (const [place, spin] of spins.entries()) {
    if (spin.isFree) told.push({ label: freeLabel(place), value: tellAmount(spin.units, stake) });
    if (spin.hold) told.push({ label: texts.hold, value: tellHold(spin, stake) });
  }
  if (spins.every(({ units }) => units === 0)) told.push(texts.nothing);
  return told;
}

const texts = {
  hold: { en: 'Hold and spin', tl: 'Hawak at ikot' },
  nothing: {
    label: { en: 'Result', tl: 'Resulta' },
    value: { en: 'Nothing won', tl: 'Walang nanalo' },
  },
};

const freeLabel = (place: number): Text => ({
  en: `Free round ${place}`,
  tl: `Libreng round ${place}`,
});

function tellAmount(units: number, stake: Centavos): Text {
  const amount = formatPesos(unitsToCentavos(stake, units));
  return { en: amount, tl: amount };
}

function tellHold({ coins, hold }: Spin, stake: Centavos): Text {
  if (!hold) return { en: '', tl: '' };
  const count = hold.respins.reduce((sum, added) => sum + added.length, coins.length);
  const amount = formatPesos(unitsToCentavos(stake, hold.units));
  const respins = hold.respins.length;
  return hold.isGrand
    ? {
        en: `All ${count} coins and the grand prize in ${respins} respins: ${amount}`,
        tl: `Lahat ng ${count} barya at ang grand sa ${respins} muling ikot: ${amount}`,
      }
    : {
        en: `${count} coins in ${respins} respins: ${amount}`,
        tl: `${count} barya sa ${respins} muling ikot: ${amount}`,
      };
}
