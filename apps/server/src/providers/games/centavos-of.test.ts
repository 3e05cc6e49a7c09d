import { describe, expect, test } from 'vitest';
import { centavosOf } from './centavos-of.ts';

describe('an amount of pesos with a point', () => {
  test.each([
    ['57.12', 5712],
    ['57.1', 5710],
    ['57', 5700],
    ['0.0100', 1],
    ['0.29', 29],
    ['0.001', null],
    ['10.005', null],
  ])('%s is in centavos %s', (given, expected) => {
    expect(centavosOf(given)).toBe(expected);
  });
});
