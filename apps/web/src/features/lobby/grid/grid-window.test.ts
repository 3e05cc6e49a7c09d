import { sizes } from '@perya/contract/constants';
import { describe, expect, it } from 'vitest';
import { windowOf } from './grid-window.ts';

const grid = { viewportPx: 800, rowPx: 200, rowCount: 750, overscanPx: sizes.listOverscan };

describe('the rows that are drawn', () => {
  it('are those in sight and 200 px more on both sides [M-437]', () => {
    expect(windowOf({ ...grid, abovePx: 10_000 })).toEqual({ first: 49, end: 55 });
  });

  it('begin with the list and end with it', () => {
    expect(windowOf({ ...grid, abovePx: -300 })).toEqual({ first: 0, end: 4 });
    expect(windowOf({ ...grid, abovePx: 149_500 })).toEqual({ first: 746, end: 750 });
    expect(windowOf({ ...grid, rowCount: 2, abovePx: 0 })).toEqual({ first: 0, end: 2 });
  });

  it('stay few while the list grows', () => {
    const drawn = ({ first, end }: { first: number; end: number }) => end - first;
    expect(drawn(windowOf({ ...grid, abovePx: 5000 }))).toBe(
      drawn(windowOf({ ...grid, rowCount: 75_000, abovePx: 5000 })),
    );
  });

  it('are the first few until the grid has been measured', () => {
    expect(windowOf({ ...grid, rowPx: 0, abovePx: 0 })).toEqual({ first: 0, end: 8 });
  });
});
