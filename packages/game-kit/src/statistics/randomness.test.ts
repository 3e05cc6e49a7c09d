import { describe, expect, test } from 'vitest';
import { createFairSource } from '../fair-source.ts';
import { chiSquareTail, logGamma, normalTails, poissonTails } from './distributions.ts';
import {
  birthdayTest,
  frequencyTest,
  gapTest,
  pokerTest,
  reduceDraws,
  runsTest,
  serialTest,
  testDraws,
  testWords,
} from './randomness.ts';

const source = () =>
  createFairSource({ serverSeed: '0'.repeat(64), clientSeed: 'perya', nonce: 1 });
const drawn = (bound: number, count: number) => {
  const chance = source();
  return { bound, values: Array.from({ length: count }, () => chance.below(bound)) };
};

describe('probabilities', () => {
  test.each([
    [3.841459, 1, 0.05],
    [18.307038, 10, 0.05],
    [135.806723, 100, 0.01],
  ])('chi-square %d of %i degrees: %d', (statistic, degrees, p) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(p, 6);
  });

  test('normal, Poisson and the logarithm of a factorial', () => {
    expect(normalTails(1.959964)).toBeCloseTo(0.05, 6);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 10);
    // At most one of a mean of five: e^-5 * 6, on either side.
    expect(poissonTails(1, 5)).toBeCloseTo(2 * 6 * Math.exp(-5), 10);
  });
});

describe('the fair source', () => {
  test.each([2, 6, 37, 52, 75, 1000])('passes every test below %i', (bound) => {
    for (const { test: name, p } of testDraws(drawn(bound, 40_000))) {
      expect([name, p > 1e-4]).toEqual([name, true]);
    }
  });

  test('passes them by whole words, birthdays too', () => {
    const results = testWords(drawn(2 ** 32, 60_000).values);
    expect(results.map((result) => result.test)).toEqual([
      'chi-square',
      'runs',
      'serial',
      'gap',
      'poker',
      'birthday',
    ]);
    for (const { test: name, p } of results) expect([name, p > 1e-4]).toEqual([name, true]);
  });
});

describe('each test finds the fault that it is for', () => {
  const fair = drawn(6, 30_000);

  test('a number that comes a little too often', () => {
    const loaded = fair.values.map((value, place) => (place % 20 === 0 ? 5 : value));
    expect(frequencyTest({ bound: 6, values: loaded }).p).toBeLessThan(1e-6);
  });

  test('low and high in turns', () => {
    const values = Array.from({ length: 5000 }, (_, place) => (place % 2) * 5);
    expect(runsTest({ bound: 6, values }).p).toBeLessThan(1e-6);
  });

  test('a number that is like the one before', () => {
    const values = fair.values.flatMap((value, place) =>
      place % 4 === 0 ? [value, value] : [value],
    );
    expect(serialTest({ bound: 6, values }).p).toBeLessThan(1e-6);
    expect(pokerTest({ bound: 6, values }).p).toBeLessThan(1e-6);
  });

  test('a number that never comes twice in a row', () => {
    const values = fair.values.filter((value, place, all) => value !== 0 || all[place - 1] !== 0);
    expect(gapTest({ bound: 6, values }).p).toBeLessThan(1e-6);
  });

  test('a line of a congruential generator, whose spacings are too even', () => {
    const values = Array.from({ length: 51_200 }, (_, place) => (place * 2_654_435_761) % 2 ** 32);
    expect(birthdayTest({ bound: 2 ** 32, values }).p).toBeLessThan(1e-6);
  });
});

test('fewer numbers are each as likely as the others', () => {
  const values = Array.from({ length: 37 }, (_, value) => value);
  const reduced = reduceDraws({ bound: 37, values }, 10);
  expect(reduced.values).toHaveLength(30);
  for (let value = 0; value < 10; value += 1) {
    expect(reduced.values.filter((each) => each === value)).toHaveLength(3);
  }
});
