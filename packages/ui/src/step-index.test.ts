import { describe, expect, it } from 'vitest';
import { indexAfterKey, nearestSlide, stepIndex } from './step-index.ts';

describe('moving in a row', () => {
  it('goes round by arrow keys and to the ends by Home and End', () => {
    expect(indexAfterKey('ArrowRight', 2, 3)).toBe(0);
    expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(2);
    expect(indexAfterKey('Home', 2, 3)).toBe(0);
    expect(indexAfterKey('End', 0, 3)).toBe(2);
    expect(indexAfterKey('Enter', 0, 3)).toBeNull();
    expect(indexAfterKey('ArrowRight', 0, 0)).toBeNull();
  });

  it('stops at the ends of a carousel', () => {
    expect(stepIndex(0, -1, 3)).toBe(0);
    expect(stepIndex(2, 1, 3)).toBe(2);
    expect(stepIndex(1, 1, 3)).toBe(2);
    expect(stepIndex(0, 5, 0)).toBe(0);
  });

  it('finds the slide that stands at the edge', () => {
    const starts = [0, 300, 600];
    expect(nearestSlide(0, starts)).toBe(0);
    expect(nearestSlide(149, starts)).toBe(0);
    expect(nearestSlide(151, starts)).toBe(1);
    expect(nearestSlide(590, starts)).toBe(2);
    expect(nearestSlide(10, [])).toBe(0);
  });
});
