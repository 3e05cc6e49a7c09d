import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, formatPesos } from '@perya/money';
import { describeRows } from '../../slot-kit/rules/describe-spin.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import type { Drop, WayWin } from './drop.ts';

/** A bet record has room for some sixty lines; a longer round than this was never seen. */
const dropsToldMax = 50;

export function describeRound(state: {
  stake: Centavos;
  drops: readonly Drop[];
  payout: Centavos;
}): DetailLine[] {
  const { stake, drops, payout } = state;
  const first = at(drops, 0);
  const lines = describeRows(first.grid);
  const winning = drops.filter(({ units }) => units > 0);
  if (winning.length === 0) {
    lines.push({ label: texts.result, value: texts.nothing });
    return lines;
  }
  for (const [place, drop] of winning.slice(0, dropsToldMax).entries()) {
    lines.push({ label: dropLabel(place), value: describeDrop(drop, stake) });
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
