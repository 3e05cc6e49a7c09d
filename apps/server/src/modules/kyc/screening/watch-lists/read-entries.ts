import type { Text } from '@perya/contract/text';
import { foldName } from '../names/fold-name.ts';
import { wordsInCommonMin } from '../names/name-likeness.ts';
import { entriesOf, isDay, lengths, readColumns } from './read-columns.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import type { WatchEntry } from './watch-index.ts';

export interface LineProblem {
  line: number;
  problem: Text;
}

/** Nobody reads more at once. */
const problemsMax = 50;

const says = {
  columns: { en: 'more than three columns', tl: 'higit sa tatlong column' },
  name: {
    en: 'a name needs two words of letters',
    tl: 'kailangan ng pangalan ang dalawang salitang may titik',
  },
  nameLength: {
    en: `the name is longer than ${lengths.name} characters`,
    tl: `lampas sa ${lengths.name} karakter ang pangalan`,
  },
  birthday: {
    en: 'the birthday is no date as YYYY-MM-DD',
    tl: 'hindi petsang YYYY-MM-DD ang kaarawan',
  },
  noteLength: {
    en: `the note is longer than ${lengths.note} characters`,
    tl: `lampas sa ${lengths.note} karakter ang tala`,
  },
  nobody: { en: 'there is no person in it', tl: 'walang tao rito' },
} as const satisfies Record<string, Text>;

function problemOf([name = '', birthday = '', note = '', ...more]: readonly string[]): Text | null {
  if (more.some((cell) => cell !== '')) return says.columns;
  if (foldName(name).length < wordsInCommonMin) return says.name;
  if (name.length > lengths.name) return says.nameLength;
  if (birthday !== '' && !isDay(birthday)) return says.birthday;
  return note.length > lengths.note ? says.noteLength : null;
}

/**
 * The persons of a CSV text: in the columns that its first line names, or name, birthday, note. A part of a published
 * list may hold companies alone; rows of the house's own are persons.
 */
export function readEntries(csv: string): { entries: WatchEntry[]; problems: LineProblem[] } {
  const rows = readCsv(csv);
  const columns = readColumns(rows[0]?.cells ?? []);
  if (columns) {
    return {
      entries: rows.slice(1).flatMap(({ cells }) => entriesOf(columns, cells)),
      problems: [],
    };
  }
  const { entries, problems } = readPlain(rows);
  if (entries.length === 0 && problems.length === 0) {
    problems.push({ line: 1, problem: says.nobody });
  }
  return { entries, problems };
}

/** Rows of the house's own form: what cannot be read is named by its line. */
function readPlain(rows: readonly CsvRow[]): { entries: WatchEntry[]; problems: LineProblem[] } {
  const entries: WatchEntry[] = [];
  const problems: LineProblem[] = [];
  for (const [place, { line, cells }] of rows.entries()) {
    const [name = '', birthday = '', note = '', ...more] = cells.map((cell) => cell.trim());
    if (place === 0 && /^name$/i.test(name)) continue;
    const problem = problemOf([name, birthday, note, ...more]);
    if (problem === null) entries.push({ name, birthday: birthday || null, note });
    else if (problems.length < problemsMax) problems.push({ line, problem });
  }
  return { entries, problems };
}
