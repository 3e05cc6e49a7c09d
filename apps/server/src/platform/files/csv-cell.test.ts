import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';

it('lets no spreadsheet run what stands in a cell', () => {
  for (const text of ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1']) {
    expect(csvCell(text).replace(/^"/, '')[0], text).toBe("'");
  }
});

it('leaves amounts as they are, and quotes what would end a cell', () => {
  expect(csvLine(['-100.00', '12.50', 'a,b', 'say "x"', 'two\nlines'])).toBe(
    '-100.00,12.50,"a,b","say ""x""","two\nlines"\r\n',
  );
});
