import { describe, expect, test } from 'vitest';
import { centavos, formatPesos, parsePesos, scale, split, toPesos } from './index.ts';

describe('centavos', () => {
  test('reads decimal strings exactly and refuses everything else', () => {
    expect(parsePesos('12.5')).toBe(1250n);
    expect(parsePesos('-0.05')).toBe(-5n);
    expect(parsePesos('9007199254740993.01')).toBe(900719925474099301n);
    for (const text of ['', '1.234', '1e3', ' 1', '1,000', '₱1', '.5', '1.', 'NaN', '--1']) {
      expect(parsePesos(text), text).toBeNull();
    }
  });

  test('writes two decimals for every amount it can read', () => {
    for (const amount of [0n, 5n, -5n, 100n, -100n, 123456789012345678n]) {
      expect(parsePesos(toPesos(centavos(amount)))).toBe(amount);
    }
    expect(toPesos(centavos(-5))).toBe('-0.05');
  });

  test('refuses a number that is not whole', () => {
    expect(() => centavos(0.1)).toThrow(RangeError);
    expect(() => centavos(2 ** 60)).toThrow(RangeError);
  });
});

describe('formatting', () => {
  test('shows pesos with two decimals by default [A-002 A-444 G-002 M-002]', () => {
    expect(formatPesos(centavos(123456789))).toBe('₱1,234,567.89');
    expect(formatPesos(centavos(-5))).toBe('-₱0.05');
    expect(formatPesos(centavos(0))).toBe('₱0.00');
  });

  test('rounds to the nearest, up or down on request [A-445 A-502]', () => {
    const amount = centavos(149);
    expect(formatPesos(amount, { decimals: 0 })).toBe('₱1');
    expect(formatPesos(centavos(150), { decimals: 0 })).toBe('₱2');
    expect(formatPesos(amount, { decimals: 0, rounding: 'up' })).toBe('₱2');
    expect(formatPesos(centavos(199), { decimals: 1, rounding: 'down' })).toBe('₱1.9');
    expect(formatPesos(centavos(-149), { decimals: 0, rounding: 'down' })).toBe('-₱2');
    expect(formatPesos(centavos(-149), { decimals: 0, rounding: 'up' })).toBe('-₱1');
  });

  test('drops the peso sign where the display does not show it [A-446 A-502]', () => {
    expect(formatPesos(centavos(500_000_00), { sign: false, decimals: 0 })).toBe('500,000');
  });
});

describe('shares of an amount', () => {
  test('takes a rate as an exact fraction', () => {
    expect(scale(centavos(333), 5n, 100n, 'down')).toBe(16n);
    expect(scale(centavos(333), 5n, 100n, 'up')).toBe(17n);
    expect(scale(centavos(-50), 1n, 100n, 'nearest')).toBe(-1n);
    expect(() => scale(centavos(1), 1n, 0n, 'down')).toThrow(RangeError);
  });

  test('splits without losing or making a centavo', () => {
    for (const amount of [0n, 1n, 2n, 100n, 101n, -101n]) {
      const parts = split(centavos(amount), [1n, 0n, 1n, 1n]);
      expect(parts.reduce((sum: bigint, part) => sum + part, 0n)).toBe(amount);
      expect(parts[1]).toBe(0n);
    }
    expect(split(centavos(100), [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(() => split(centavos(100), [])).toThrow(RangeError);
    expect(() => split(centavos(100), [2n, -1n])).toThrow(RangeError);
  });
});
