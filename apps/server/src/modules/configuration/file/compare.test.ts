import { describe, expect, test } from 'vitest';
import type { PlainRow } from '../../../platform/configuration/part.ts';
import { canonical, compareRows, undoRows } from './compare.ts';

const part = {
  name: 'test.rows',
  keyOf: (row: PlainRow) => String(row.id),
  isRetired: (row: PlainRow) => row.open === false,
  canRetire: (row: PlainRow) => row.stays !== true,
};

const one = { id: 1, open: true, tips: { en: 'a', tl: 'b' } };
const two = { id: 2, open: true };

describe('rows are compared by their key', () => {
  test('in whichever order their fields came', () => {
    expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 }));
    expect(compareRows(part, [one], [{ tips: { tl: 'b', en: 'a' }, open: true, id: 1 }])).toEqual(
      [],
    );
  });

  test('and are added, changed or taken away', () => {
    const changed = { ...one, open: false };
    expect(compareRows(part, [one, two], [changed, { id: 3, open: true }])).toEqual([
      { part: 'test.rows', key: '1', kind: 'changed', before: one, after: changed },
      { part: 'test.rows', key: '3', kind: 'added', before: null, after: { id: 3, open: true } },
      { part: 'test.rows', key: '2', kind: 'retired', before: two, after: null },
    ]);
  });

  test('what was taken away already, or stays for good, needs no line', () => {
    expect(
      compareRows(
        part,
        [
          { id: 1, open: false },
          { id: 2, open: true, stays: true },
        ],
        [],
      ),
    ).toEqual([]);
  });
});

describe('an undo', () => {
  const wanted = [
    { ...one, open: false },
    { id: 3, open: true },
  ];
  const changes = compareRows(part, [one, two], wanted);
  const now = [...wanted, { ...two, open: false }];

  test('puts back every row, and leaves out what the file had added', () => {
    expect(undoRows(part, now, changes)).toEqual([one, two]);
  });

  test('is none where a row was changed since', () => {
    expect(undoRows(part, [{ ...one, open: true }, ...now.slice(1)], changes)).toBeNull();
    expect(undoRows(part, [...now.slice(0, 2), two], changes)).toBeNull();
  });

  test('keeps what stays for good', () => {
    const added = { id: 9, stays: true };
    expect(undoRows(part, [added], compareRows(part, [], [added]))).toEqual([added]);
  });
});
