import { describe, expect, test } from 'vitest';
import { sparkPoints } from './spark-points.ts';

const box = { width: 12, height: 12 };

describe('the points of a small line', () => {
  test('reach from edge to edge, the highest value at the top, and the day that is not over apart', () => {
    expect(sparkPoints([0, 10, 5], box)).toEqual({
      whole: '1.0,11.0 6.0,1.0',
      soFar: '6.0,1.0 11.0,6.0',
    });
  });

  test('lie at the bottom where nothing changed, and below nothing where values are negative', () => {
    expect(sparkPoints([3, 3], box).soFar).toBe('1.0,11.0 11.0,11.0');
    expect(sparkPoints([-4, 0], box).soFar).toBe('1.0,11.0 11.0,1.0');
    expect(sparkPoints([], box)).toEqual({ whole: '', soFar: '' });
  });
});
