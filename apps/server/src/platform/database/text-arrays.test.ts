import { describe, expect, it } from 'vitest';
import { arrayOf, quotedArrayOf, readArray } from './text-arrays.ts';

describe('arrays as PostgreSQL writes them', () => {
  it('hold plain values, and NULL for what is not there', () => {
    expect(arrayOf([1n, true, undefined, -5])).toBe('{1,true,NULL,-5}');
  });

  it('quote text, so that no value can end its element', () => {
    expect(quotedArrayOf(['a,b}', 'say "hi"', '\\x00', undefined, 'NULL'])).toBe(
      '{"a,b}","say \\"hi\\"","\\\\x00",NULL,"NULL"}',
    );
  });

  it('are read back element by element', () => {
    expect(readArray('{OK,NULL,12}')).toEqual(['OK', 'NULL', '12']);
    expect(readArray('{}')).toEqual([]);
  });
});
