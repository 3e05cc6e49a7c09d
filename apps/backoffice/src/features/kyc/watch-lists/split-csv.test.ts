import { expect, test } from 'vitest';
import { splitCsv } from './split-csv.ts';

test('a text that fits is sent as it is', () => {
  expect(splitCsv('a b,,\nc d,,\n')).toEqual([{ csv: 'a b,,\nc d,,\n', offset: 0 }]);
});

test('a longer one is cut between rows, each part with the names of the columns', () => {
  const head = 'id,name,aliases\n';
  const rows = ['1,Ana Cruz,\n', '2,"Ben\nReyes",\n', '3,Cora Diaz,\n'];
  const parts = splitCsv(head + rows.join(''), head.length + 28);
  expect(parts.map(({ csv }) => csv)).toEqual([head + rows[0] + rows[1], head + rows[2]]);
  // Line 2 of the second part is line 5 of the text.
  expect(parts.map(({ offset }) => offset)).toEqual([0, 3]);
});

test('without such a line nothing is repeated, and no row is lost', () => {
  const rows = Array.from({ length: 50 }, (_, at) => `Juan Cruz ${'x'.repeat(at)},,\n`);
  const parts = splitCsv(rows.join(''), 200);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.map(({ csv }) => csv).join('')).toBe(rows.join(''));
});
