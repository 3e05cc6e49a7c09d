import { foldName } from '../names/fold-name.ts';
import { wordsInCommonMin } from '../names/name-likeness.ts';
import type { WatchEntry } from './watch-index.ts';

export const lengths = { name: 120, note: 300 };

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What the columns of published lists are called: OpenSanctions' simple CSV, and those of authorities. */
const titles = {
  name: ['name', 'full name', 'name of individual'],
  aliases: ['aliases', 'alias', 'aka', 'also known as'],
  birthday: ['birth_date', 'date of birth', 'birthday', 'dob'],
  schema: ['schema', 'type'],
  id: ['id', 'reference', 'reference number', 'resolution no.', 'resolution'],
  dataset: ['dataset', 'list', 'programme'],
} as const;

type Title = keyof typeof titles;
type Columns = Readonly<Partial<Record<Title, number>>>;

/** Where a published list has what; null for a first line that names no aliases, as the house's own form does not. */
export function readColumns(cells: readonly string[]): Columns | null {
  const given = cells.map((cell) => cell.trim().toLowerCase());
  const places = Object.entries(titles).flatMap(([title, names]): [Title, number][] => {
    const at = given.findIndex((cell) => (names as readonly string[]).includes(cell));
    return at < 0 ? [] : [[title as Title, at]];
  });
  const columns: Columns = Object.fromEntries(places);
  return columns.name !== undefined && columns.aliases !== undefined ? columns : null;
}

const parts = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Names in another script fold to nothing, and one word alone is shared by thousands: neither can be compared. */
const isComparable = (name: string) =>
  name.length <= lengths.name && foldName(name).length >= wordsInCommonMin;

/**
 * The names of one row, each with each birthday that is whole: where a list knows a year alone the birthday counts as
 * unknown, so that nobody is missed by it. Companies and ships are nobody who plays.
 */
export function entriesOf(columns: Columns, cells: readonly string[]): WatchEntry[] {
  const cellOf = (title: Title) => {
    const at = columns[title];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const schema = cellOf('schema');
  if (schema !== '' && !/^(person|individual)$/i.test(schema)) return [];
  const names = [...new Set([cellOf('name'), ...parts(cellOf('aliases'))])].filter(isComparable);
  const days = parts(cellOf('birthday'));
  const birthdays: (string | null)[] = days.length > 0 && days.every(isDay) ? days : [null];
  const note = [cellOf('dataset'), cellOf('id')]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, lengths.note);
  return names.flatMap((name) => birthdays.map((birthday) => ({ name, birthday, note })));
}
