import { describe, expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

describe('how long a review took', () => {
  test.each([
    [0, '0 sec'],
    [59, '59 sec'],
    [60, '1 min'],
    [125, '2 min 5 sec'],
    [7500, '2 hr 5 min'],
    [7200, '2 hr'],
    [90_061, '1 day 1 hr'],
  ])('is told by its two largest units: %i s', (seconds, text) => {
    expect(durationText(seconds, 'en')).toBe(text);
  });

  test('is told in Tagalog too', () => {
    expect(durationText(7500, 'tl')).toMatch(/2.*5/);
    expect(durationText(7500, 'tl')).not.toBe(durationText(7500, 'en'));
    for (const days of [4, 6, 9, 14]) expect(durationText(days * 86_400, 'tl')).not.toContain('(');
  });
});
