import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readEntries } from './read-entries.ts';
import { indexWatchLists, isRestricted, type LoadedList } from './watch-index.ts';

describe('a watch-list as CSV', () => {
  test('may quote commas, quotes and line ends, and names the line that a row begins on', () => {
    expect(readCsv('\uFEFFa,"b, ""c""\nd",\r\n\r\n  \ne,f')).toEqual([
      { line: 1, cells: ['a', 'b, "c"\nd', ''] },
      { line: 5, cells: ['e', 'f'] },
    ]);
  });

  test('has a name, a birthday or none, and a note; its first line may say so', () => {
    const csv = 'Name,Birthday,Note\n"Dela Cruz, Juan",1980-02-29,by order\nAna Reyes,,\n';
    expect(readEntries(csv)).toEqual({
      problems: [],
      entries: [
        { name: 'Dela Cruz, Juan', birthday: '1980-02-29', note: 'by order' },
        { name: 'Ana Reyes', birthday: null, note: '' },
      ],
    });
  });

  test.each([
    ['one word', 'Juan,,', /two words/],
    ['no letters', '12 34,,', /two words/],
    ['a day that is none', 'Juan Cruz,1981-02-29,', /no date/],
    ['another order of the day', 'Juan Cruz,29/02/1980,', /no date/],
    ['a fourth column', 'Juan Cruz,,,x', /three columns/],
    ['a long note', `Juan Cruz,,${'x'.repeat(301)}`, /note is longer/],
  ])('is told of %s by its line', (_what, row, problem) => {
    const { problems } = readEntries(`Ana Reyes,,\n${row}`);
    expect(problems).toEqual([
      { line: 2, problem: { en: expect.stringMatching(problem), tl: expect.any(String) } },
    ]);
  });

  test('may be OpenSanctions’ own, with aliases and birthdays in parts, of persons alone', () => {
    const csv = [
      'id,schema,name,aliases,birth_date,countries,dataset',
      'NK-1,Person,Juan Dela Cruz,"J. Santos Cruz;Хуан Круз;Cruz",1980-05-01,ph,UN SC Sanctions',
      'NK-2,Organization,Cruz Trading Company,,,ph,UN SC Sanctions',
      'NK-3,Person,Ana Maria Reyes,,1975,ph,"PEPs, Philippines"',
      'NK-4,Person,Teresita Magbanua,,1970-01-01;1971-01-01,ph,',
    ].join('\n');
    expect(readEntries(csv)).toEqual({
      problems: [],
      entries: [
        { name: 'Juan Dela Cruz', birthday: '1980-05-01', note: 'UN SC Sanctions, NK-1' },
        { name: 'J. Santos Cruz', birthday: '1980-05-01', note: 'UN SC Sanctions, NK-1' },
        { name: 'Ana Maria Reyes', birthday: null, note: 'PEPs, Philippines, NK-3' },
        { name: 'Teresita Magbanua', birthday: '1970-01-01', note: 'NK-4' },
        { name: 'Teresita Magbanua', birthday: '1971-01-01', note: 'NK-4' },
      ],
    });
  });

  test('may be an authority’s, whose columns stand in another order', () => {
    const csv =
      'Resolution No.,Name of Individual,Also Known As,Date of Birth\nTF-17,Juan Dela Cruz,,1980-05-01\n';
    expect(readEntries(csv).entries).toEqual([
      { name: 'Juan Dela Cruz', birthday: '1980-05-01', note: 'TF-17' },
    ]);
  });

  test('is refused where there is nobody in it', () => {
    expect(readEntries('name,birthday,note\n').problems).toHaveLength(1);
  });
});

const list = (kind: LoadedList['kind'], ...rows: [string, string | null][]): LoadedList => ({
  id: 1n,
  name: `the ${kind} list`,
  kind,
  entries: rows.map(([name, birthday]) => ({ name, birthday, note: '' })),
});

describe('a person is held against the lists', () => {
  const indexed = indexWatchLists([
    list('restricted', ['DELA CRUZ, JUAN SANTOS', '1980-05-01'], ['Magbanua, Teresita', null]),
    list('watch', ['Crisostomo Ibarra', '1975-01-01']),
  ]);
  const find = async (name: string, birthday: string) =>
    (await indexed).find({ names: [name], birthday });

  test('and is restricted by name and birthday together', async () => {
    const [hit] = await find('Juan Santoz De la Cruz', '1980-05-01');
    expect(hit).toMatchObject({ list: 'the restricted list', likeness: expect.any(Number) });
    expect(hit && isRestricted(hit, '1980-05-01')).toBe(true);
    expect(hit?.likeness).toBeGreaterThanOrEqual(90);
  });

  test('and another birthday is a warning only where the names are the same', async () => {
    const [same] = await find('Juan Santos Dela Cruz', '1991-05-01');
    expect(same && isRestricted(same, '1991-05-01')).toBe(false);
    expect(await find('Juan Santoz Dela Cruz', '1991-05-01')).toEqual([]);
  });

  test('and a list without birthdays warns and stops nobody', async () => {
    const [hit] = await find('Teresita Magbanwa', '1990-01-01');
    expect(hit && isRestricted(hit, '1990-01-01')).toBe(false);
  });

  test('and a watch-list never restricts', async () => {
    const [hit] = await find('Crisostomo Ibarra', '1975-01-01');
    expect(hit?.likeness).toBe(100);
    expect(hit && isRestricted(hit, '1975-01-01')).toBe(false);
  });

  test('and nobody else is found', async () => {
    expect(await find('Juan Luna', '1980-05-01')).toEqual([]);
    expect(await find('Cruz', '1980-05-01')).toEqual([]);
    expect(await find('', '')).toEqual([]);
  });
});
