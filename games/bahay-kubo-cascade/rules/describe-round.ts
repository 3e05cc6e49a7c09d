import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import { describeRows } from '../../slot-kit/rules/describe-spin.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import type { Drop, WayWin } from './drop.ts';
import { scatter } from './paytable.ts';

/** A bet record has room for some sixty lines; what wins beyond them is in the sum. */
const dropsToldMax = 48;

export function describeRound(state: {
  stake: Centavos;
  drops: readonly Drop[];
  payout: Centavos;
}): DetailLine[] {
  const { stake, drops, payout } = state;
  const first = at(drops, 0);
  const lines = describeRows(first.grid);
  const winning = drops.filter(({ units }) => units > 0);
  const free = drops.reduce((most, drop) => Math.max(most, drop.free ?? 0), 0);
  if (winning.length === 0 && free === 0) {
    lines.push({ label: texts.result, value: texts.nothing });
    return lines;
  }
  for (const [place, drop] of winning.slice(0, dropsToldMax).entries()) {
    const label = drop.free === undefined ? dropLabel(place) : freeLabel(drop.free);
    lines.push({ label, value: describeDrop(drop, stake) });
  }
  if (free > 0) {
    lines.push({
      label: symbolNames[scatter],
      value: { en: `${free} free drops`, tl: `${free} libreng hulog` },
    });
  }
  const amount = formatPesos(payout);
  lines.push({
    label: texts.result,
    value: {
      en: `${amount} in ${winning.length} winning ${winning.length === 1 ? 'drop' : 'drops'}`,
      tl: `${amount} sa ${winning.length} nanalong hulog`,
    },
  });
  return lines;
}

const texts = {
  result: { en: 'Result', tl: 'Resulta' },
  nothing: { en: 'Nothing won', tl: 'Walang nanalo' },
} satisfies Record<string, Text>;

const dropLabel = (place: number): Text => ({
  en: `Drop ${place + 1}`,
  tl: `Hulog ${place + 1}`,
});

const freeLabel = (free: number): Text => ({
  en: `Free drop ${free}`,
  tl: `Libreng hulog ${free}`,
});

function describeDrop({ wins, multiplier, units }: Drop, stake: Centavos): Text {
  const amount = formatPesos(unitsToCentavos(stake, units));
  const inLanguage = (lang: 'en' | 'tl') =>
    `${wins.map((win) => describeWin(win, lang)).join('; ')}; ×${multiplier}: ${amount}`;
  return { en: inLanguage('en'), tl: inLanguage('tl') };
}

function describeWin({ symbol, count, ways }: WayWin, lang: 'en' | 'tl'): string {
  const name = symbolNames[symbol][lang];
  return lang === 'en'
    ? `${name} on ${count} reels, ${ways} ${ways === 1 ? 'way' : 'ways'}`
    : `${name} sa ${count} reel, ${ways} paraan`;
}
