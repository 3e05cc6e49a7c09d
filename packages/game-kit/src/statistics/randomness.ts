import { chiSquare, type TestResult } from './chi-square.ts';
import { normalTails, poissonTails } from './distributions.ts';

/** Whole numbers below a bound, in the order in which they were drawn. */
export interface Draws {
  values: readonly number[];
  bound: number;
}

/** At most so many cells are told apart; more numbers than that are counted together. */
const cellsMax = 256;

const zeros = (length: number) => new Array<number>(length).fill(0);
const add = (counts: number[], place: number) => {
  counts[place] = (counts[place] ?? 0) + 1;
};

/**
 * The same draws among fewer numbers, each exactly as likely as the others: the few at the end that would make some
 * likelier are left out.
 */
export function reduceDraws({ values, bound }: Draws, wanted: number): Draws {
  const size = Math.min(bound, wanted);
  const width = Math.floor(bound / size);
  const end = size * width;
  return {
    values: values.filter((value) => value < end).map((value) => Math.floor(value / width)),
    bound: size,
  };
}

/** Whether every number comes equally often. */
export function frequencyTest(draws: Draws): TestResult {
  const { values, bound } = reduceDraws(draws, cellsMax);
  const counts = zeros(bound);
  for (const value of values) add(counts, value);
  return chiSquare('chi-square', counts, zeros(bound).fill(values.length / bound));
}

/** Whether a number says anything about the next one: pairs that do not overlap. */
export function serialTest(draws: Draws): TestResult {
  const { values, bound } = reduceDraws(draws, 16);
  const counts = zeros(bound ** 2);
  const pairs = Math.floor(values.length / 2);
  for (let place = 0; place < pairs; place += 1) {
    add(counts, (values[2 * place] ?? 0) * bound + (values[2 * place + 1] ?? 0));
  }
  return chiSquare('serial', counts, zeros(bound ** 2).fill(pairs / bound ** 2));
}

/** Where all of them are low, or high: further out than any source. */
const neverMixed = 1e6;

/** Whether low and high ones come in runs, neither too long nor too short (Wald and Wolfowitz). */
export function runsTest(draws: Draws): TestResult {
  const { values } = reduceDraws(draws, 2);
  const high = values.reduce((sum, value) => sum + value, 0);
  const low = values.length - high;
  const runs = values.reduce(
    (count, value, place) => count + (place > 0 && value !== values[place - 1] ? 1 : 0),
    1,
  );
  const both = 2 * high * low;
  const all = high + low;
  const mean = both / all + 1;
  const variance = (both * (both - all)) / (all ** 2 * (all - 1));
  const deviations = variance > 0 ? (runs - mean) / Math.sqrt(variance) : neverMixed;
  return { test: 'runs', statistic: deviations, degrees: null, p: normalTails(deviations) };
}

/** Longer gaps are counted together. */
const gapMax = 40;

/** How long it takes until the lowest number comes again. */
export function gapTest(draws: Draws): TestResult {
  const { values, bound } = reduceDraws(draws, 8);
  const chance = 1 / bound;
  const counts = zeros(gapMax + 1);
  let gap = 0;
  for (const value of values) {
    if (value === 0) {
      add(counts, Math.min(gap, gapMax));
      gap = 0;
    } else gap += 1;
  }
  const gaps = counts.reduce((sum, count) => sum + count, 0);
  const expected = counts.map((_, length) =>
    length === gapMax ? gaps * (1 - chance) ** gapMax : gaps * chance * (1 - chance) ** length,
  );
  return chiSquare('gap', counts, expected);
}

const handSize = 5;
/** In how many ways five places are shared by one to five different numbers (Stirling). */
const sharings = [1, 15, 25, 10, 1];

/** How many different numbers stand in hands of five. */
export function pokerTest(draws: Draws): TestResult {
  const { values, bound } = reduceDraws(draws, 10);
  const hands = Math.floor(values.length / handSize);
  const counts = zeros(handSize);
  for (let hand = 0; hand < hands; hand += 1) {
    const held = new Set(values.slice(hand * handSize, (hand + 1) * handSize));
    add(counts, held.size - 1);
  }
  const expected = sharings.map((ways, place) => {
    let chance = ways / bound ** handSize;
    for (let taken = 0; taken <= place; taken += 1) chance *= Math.max(0, bound - taken);
    return hands * chance;
  });
  return chiSquare('poker', counts, expected);
}

/** Birthdays in a year, so that two equal spacings are expected in each. */
const birthdays = 512;
const days = 2 ** 24;

/** How often spacings between sorted birthdays are the same (Marsaglia); of whole words alone. */
export function birthdayTest(draws: Draws): TestResult {
  const { values } = reduceDraws(draws, days);
  const years = Math.floor(values.length / birthdays);
  let same = 0;
  for (let year = 0; year < years; year += 1) {
    const sorted = values.slice(year * birthdays, (year + 1) * birthdays).toSorted((a, b) => a - b);
    const spacings = sorted
      .map((day, place) => day - (sorted[place - 1] ?? 0))
      .toSorted((a, b) => a - b);
    same += spacings.filter(
      (spacing, place) => place > 0 && spacing === spacings[place - 1],
    ).length;
  }
  const mean = (years * birthdays ** 3) / (4 * days);
  return { test: 'birthday', statistic: same, degrees: null, p: poissonTails(same, mean) };
}

/** What a laboratory asks of numbers as a game uses them. */
export const testDraws = (draws: Draws): TestResult[] =>
  draws.bound < 2
    ? []
    : [frequencyTest, runsTest, serialTest, gapTest, pokerTest].map((test) => test(draws));

/** The same of whole words, with what only they can show. */
export const testWords = (values: readonly number[]): TestResult[] => {
  const draws = { values, bound: 2 ** 32 };
  return [...testDraws(draws), birthdayTest(draws)];
};
