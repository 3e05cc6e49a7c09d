import { describe, expect, it } from 'vitest';
import { heatOf } from './heat.ts';

describe('the heat', () => {
  it('counts every die of every throw, and the most frequent colour fills its bar', () => {
    const heat = heatOf([{ dice: ['red', 'red', 'blue'] }, { dice: ['red', 'white', 'white'] }]);
    expect(heat.map(({ count }) => count)).toEqual([3, 1, 0, 0, 2, 0]);
    expect(heat[0]?.share).toBe(1);
    expect(heat[4]?.share).toBeCloseTo(2 / 3);
  });

  it('is cold before the first throw', () => {
    expect(heatOf([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
  });
});
