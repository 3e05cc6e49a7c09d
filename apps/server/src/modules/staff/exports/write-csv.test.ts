import { describe, expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const columns = [
  { key: 'at', title: { en: 'Time', tl: 'Oras' }, kind: 'time' as const },
  { key: 'what', title: { en: 'What', tl: 'Ano' } },
];
const cellOf = (what: unknown) =>
  writeCsv(columns, [{ at: 0, what }], 'en_US')
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')
    .slice(1);

describe('a list as CSV', () => {
  test('has titles in the language of the reader, moments in Manila time and lines that end by RFC 4180', () => {
    expect(writeCsv(columns, [{ at: 1_763_240_400, what: 'x' }], 'tl_PH')).toBe(
      'Oras,Ano\r\n2025-11-16T05:00:00+08:00,x\r\n',
    );
  });

  test.each([
    ['=HYPERLINK("http://x.y","z")', `"'=HYPERLINK(""http://x.y"",""z"")"`],
    ['+63 917 ••• ••67', "'+63 917 ••• ••67"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
  ])('runs no formula: %j', (what, cell) => {
    expect(cellOf(what)).toBe(cell);
  });

  test('finds a field within a field, and leaves a cell empty where there is none', () => {
    const named = [
      { key: 'by.name', title: { en: 'By', tl: 'Ni' } },
      { key: 'until.at', title: { en: 'Until', tl: 'Hanggang' }, kind: 'time' as const },
    ];
    expect(writeCsv(named, [{ by: { name: 'Ana' }, until: null }], 'en_US')).toBe(
      'By,Until\r\nAna,\r\n',
    );
  });

  test.each([
    ['-12.50', '-12.50'],
    ['12.50', '12.50'],
    [-3, '-3'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['one\r\ntwo', '"one\r\ntwo"'],
    ['a ', '"a "'],
    [null, ''],
    [true, 'true'],
    [['a', 1], 'a; 1'],
  ])('writes %j as %j', (what, cell) => {
    expect(cellOf(what)).toBe(cell);
  });
});
