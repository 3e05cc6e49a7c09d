import { describe, expect, test } from 'vitest';
import { countRows } from './count-rows.ts';

describe('the rows of a CSV text', () => {
  test.each([
    ['', 0],
    ['\n \r\n', 0],
    ['Juan Cruz,1990-01-02,note', 1],
    ['Juan Cruz,,\nMaria Santos,,\n', 2],
    ['Juan Cruz,,"two\nlines"\r\nMaria Santos,,', 2],
    ['"Cruz, ""JJ"" Juan",,\n\nMaria Santos,,', 2],
  ])('%j are counted without the empty ones', (csv, rows) => {
    expect(countRows(csv)).toBe(rows);
  });
});
