import { describe, expect, it } from 'vitest';
import { cardOf } from './card.ts';

describe('a card', () => {
  it('is what its number says, for everybody and for all time', () => {
    expect(cardOf(1)).toEqual(cardOf(1));
    expect(cardOf(123_456_789)).toEqual([
      6, 26, 32, 55, 72, 4, 29, 42, 58, 62, 11, 18, 0, 50, 73, 7, 24, 43, 60, 66, 13, 17, 41, 51,
      64,
    ]);
  });

  it('holds under each letter only numbers of its own, none twice, and a free centre', () => {
    for (let serial = 1; serial <= 2_000; serial += 1) {
      const card = cardOf(serial);
      expect(new Set(card).size).toBe(25);
      card.forEach((number, cell) => {
        if (cell === 12) expect(number).toBe(0);
        else expect(Math.floor((number - 1) / 15)).toBe(cell % 5);
      });
    }
  });
});
