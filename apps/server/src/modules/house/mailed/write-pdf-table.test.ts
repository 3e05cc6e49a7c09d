import { expect, test } from 'vitest';
import { writePdfTable } from './write-pdf-table.ts';

const columns = [
  { title: 'From', isNumber: false },
  { title: 'Paid in', isNumber: true },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`2031-01-${at}`, `${at}.00`]);

async function pagesOf(rows: readonly string[][]): Promise<number> {
  const bytes = await writePdfTable({ title: 'Deposits', about: 'January', columns, rows });
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a report without a line is a page with its titles', async () => {
  expect(await pagesOf([])).toBe(1);
});

test('a short report is one page, and a thousand lines go on from page to page', async () => {
  expect(await pagesOf(rowsOf(30))).toBe(1);
  expect(await pagesOf(rowsOf(1000))).toBe(29);
});
