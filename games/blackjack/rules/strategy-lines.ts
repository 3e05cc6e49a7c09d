import type { DetailLine, Text } from '@perya/game-kit/game';
import { columns, hardTotals, pairs, softTotals } from './strategy.ts';

const same = (text: string): Text => ({ en: text, tl: text });

/** The moves as they are called at tables everywhere; `.` leaves the pair together. */
const moveNames: Readonly<Record<string, Text>> = {
  p: same('Split'),
  d: same('Double'),
  D: same('Double'),
  s: same('Stand'),
  h: same('Hit'),
  '.': { en: 'As the total', tl: 'Gaya ng kabuuan' },
};

const cardName = (value: number | undefined) => (value === 1 ? 'A' : `${value}`);

/** The columns of a letter as runs: `2, 7–A`. */
function runsOf(row: string, letter: string): string {
  const runs: string[] = [];
  for (let start = 0; start < row.length; start += 1) {
    if (row[start] !== letter) continue;
    let end = start;
    while (row[end + 1] === letter) end += 1;
    const from = cardName(columns[start]);
    const to = cardName(columns[end]);
    runs.push(start === end ? from : `${from}–${to}`);
    start = end;
  }
  return runs.join(', ');
}

function rowText(row: string): Text {
  const letters = Object.keys(moveNames).filter((letter) => row.includes(letter));
  const parts = letters.map((letter) => {
    const name = moveNames[letter] ?? same(letter);
    const runs = letters.length === 1 ? '' : ` ${runsOf(row, letter)}`;
    return { en: `${name.en}${runs}`, tl: `${name.tl}${runs}` };
  });
  return {
    en: parts.map(({ en }) => en).join(' · '),
    tl: parts.map(({ tl }) => tl).join(' · '),
  };
}

const softName = (total: string) => same(`A + ${Number(total) - 11}`);
const pairName = (value: string) => same(`${cardName(Number(value))} + ${cardName(Number(value))}`);

const linesOf = (rows: Readonly<Record<number, string>>, nameOf: (key: string) => Text) =>
  Object.entries(rows).map(
    ([key, row]): DetailLine => ({ label: nameOf(key), value: rowText(row) }),
  );

/** The tables of `strategy.ts` in words, for the info sheet. */
export const strategyLines: readonly DetailLine[] = [
  { label: { en: '8 or less', tl: '8 pababa' }, value: same('Hit') },
  ...linesOf(hardTotals, same),
  { label: { en: '17 or more', tl: '17 pataas' }, value: same('Stand') },
  // An ace with an ace is a pair.
  ...linesOf(softTotals, softName).slice(1),
  { label: { en: 'A + 8 or more', tl: 'A + 8 pataas' }, value: same('Stand') },
  ...linesOf(pairs, pairName),
];
