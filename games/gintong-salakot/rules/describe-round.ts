import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import { describeLineWin, describeRows } from '../../slot-kit/rules/describe-spin.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { coinKinds } from './paytable.ts';
import type { Spin } from './spin.ts';

export function describeRound(state: { stake: Centavos; spins: readonly Spin[] }): DetailLine[] {
  const { stake, spins } = state;
  const paid = at(spins, 0);
  const lines = describeRows(paid.grid);
  lines.push(...paid.wins.map((win) => describeLineWin(win, stake)));
  for (const [place, spin] of spins.entries()) {
    if (spin.isFree)
      lines.push({ label: freeLabel(place), value: describeAmount(spin.units, stake) });
    if (spin.hold) lines.push({ label: texts.hold, value: describeHold(spin, stake) });
  }
  if (spins.every(({ units }) => units === 0)) lines.push(texts.nothing);
  return lines;
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

function describeAmount(units: number, stake: Centavos): Text {
  const amount = formatPesos(unitsToCentavos(stake, units));
  return { en: amount, tl: amount };
}

function describeHold({ coins, hold }: Spin, stake: Centavos): Text {
  if (!hold) return { en: '', tl: '' };
  const held = [...coins, ...hold.respins.flat()];
  const amount = formatPesos(unitsToCentavos(stake, hold.units));
  const respins = hold.respins.length;
  const special = coinKinds.flatMap((kind) => {
    const count = held.filter((coin) => coin.kind === kind).length;
    return count > 0 ? [{ count, name: symbolNames[kind] }] : [];
  });
  const named = (lang: 'en' | 'tl') =>
    special.map(({ count, name }) => `${count} × ${name[lang]}`).join(', ');
  const among = (lang: 'en' | 'tl') => (special.length > 0 ? ` (${named(lang)})` : '');
  return hold.isFull
    ? {
        en: `All ${held.length} coins${among('en')} and their prize in ${respins} respins: ${amount}`,
        tl: `Lahat ng ${held.length} barya${among('tl')} at ang premyo nito sa ${respins} respin: ${amount}`,
      }
    : {
        en: `${held.length} coins${among('en')} in ${respins} respins: ${amount}`,
        tl: `${held.length} barya${among('tl')} sa ${respins} respin: ${amount}`,
      };
}
