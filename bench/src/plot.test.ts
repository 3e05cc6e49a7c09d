import { describe, expect, it } from 'vitest';
import { median } from './median.ts';
import { drawPlot } from './plot.ts';
import { formatTable } from './table.ts';

describe('median', () => {
  it('takes the middle value, or the mean of the middle two', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('formatTable', () => {
  it('lines up names to the left and figures to the right', () => {
    expect(
      formatTable([
        ['name', 'rate'],
        ['a', '12'],
      ]),
    ).toBe('name  rate\n──────────\na       12');
  });
});

describe('drawPlot', () => {
  const row = {
    label: 'a < b',
    values: [1, 2, 3],
    goal: { value: 2.5, reach: 'at least' },
  } as const;
  const svg = drawPlot([{ title: 'Rates', unit: 'per second', rows: [row] }]);

  it('shows a dot for every round, the median and the goal', () => {
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg).toContain('>2.00</text>');
    expect(svg).toContain('goal: at least 2.5');
  });

  it('writes labels as text and never as markup', () => {
    expect(svg).toContain('a &#60; b');
  });
});
