import { describe, expect, it } from 'vitest';
import { codeOf, emptyDigits, enterDigits, pressBackspace } from './otp-digits.ts';
import { secondsLeft } from './use-seconds-left.ts';

describe('the six boxes', () => {
  it('are six and take one digit each [A-092 A-338 A-341 M-286]', () => {
    expect(emptyDigits).toHaveLength(6);
    const { digits, focus } = enterDigits(emptyDigits, 0, '7');
    expect(digits).toEqual(['7', '', '', '', '', '']);
    expect(focus).toBe(1);
  });

  it('take a pasted code wherever it is pasted and drop what is no digit [A-094]', () => {
    expect(codeOf(enterDigits(emptyDigits, 3, ' 12-34 56 ').digits)).toBe('123456');
    expect(codeOf(enterDigits(emptyDigits, 0, '12345678').digits)).toBe('123456');
    expect(enterDigits(emptyDigits, 2, 'ab').digits).toEqual(emptyDigits);
  });

  it('are filled from the box on by a shorter paste', () => {
    expect(enterDigits(emptyDigits, 4, '123')).toEqual({
      digits: ['', '', '', '', '1', '2'],
      focus: 5,
    });
  });

  it('step back from an empty box and clear everything from a filled one [A-095 A-097]', () => {
    const { digits } = enterDigits(emptyDigits, 0, '123');
    expect(pressBackspace(digits, 3)).toEqual({ digits, focus: 2 });
    expect(pressBackspace(digits, 2)).toEqual({ digits: emptyDigits, focus: 0 });
    expect(pressBackspace(emptyDigits, 0)).toEqual({ digits: emptyDigits, focus: 0 });
  });
});

describe('secondsLeft', () => {
  it('counts full seconds down to nothing', () => {
    expect(secondsLeft(30_000, 0)).toBe(30);
    expect(secondsLeft(30_000, 29_001)).toBe(1);
    expect(secondsLeft(30_000, 31_000)).toBe(0);
  });
});
