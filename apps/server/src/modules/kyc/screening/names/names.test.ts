import { describe, expect, test } from 'vitest';
import { foldName } from './fold-name.ts';
import { jaroWinkler, lettersOf, likenessAtMost } from './jaro-winkler.ts';
import { nameLikeness } from './name-likeness.ts';

const likeness = (one: string, other: string) => nameLikeness(foldName(one), foldName(other));

describe('a name is compared', () => {
  test.each([
    ['Peña-Reyes, José Jr.', ['PENA', 'REYES', 'JOSE']],
    ["O'Brien  Ma.", ['O', 'BRIEN', 'MA']],
    ['O Brien Ma', ['O', 'BRIEN', 'MA']],
    ['MUN\u0303OZ', ['MUNOZ']],
    ['Juan de la Cruz', ['JUAN', 'DELACRUZ']],
    ['Juan Dela Cruz', ['JUAN', 'DELACRUZ']],
    ['delos Santos', ['DELOSSANTOS']],
    ['   ', []],
    ['陳大文', []],
  ])('folded: %s', (name, words) => {
    expect(foldName(name)).toEqual(words);
  });

  test.each([
    ['MARTHA', 'MARHTA', 0.961],
    ['DWAYNE', 'DUANE', 0.84],
    ['DIXON', 'DICKSONX', 0.813],
    ['ABC', 'XYZ', 0],
    ['SAME', 'SAME', 1],
  ])('by the published values of Jaro and Winkler: %s %s', (a, b, value) => {
    expect(jaroWinkler(a, b)).toBeCloseTo(value, 2);
    expect(jaroWinkler(b, a)).toBeCloseTo(value, 2);
    const withLetters = (word: string) => ({ word, letters: lettersOf(word) });
    expect(likenessAtMost(withLetters(a), withLetters(b))).toBeGreaterThanOrEqual(value - 0.001);
  });

  test('in any order, with a slip of the pen, with and without a middle name', () => {
    expect(likeness('Juan Santos Dela Cruz', 'DE LA CRUZ, JUAN')).toBe(100);
    expect(likeness("Conan O'Brien", 'OBRIEN, CONAN')).toBeGreaterThanOrEqual(95);
    expect(likeness('Jhon Bautista', 'John Bautista')).toBeGreaterThanOrEqual(95);
    expect(likeness('Maria Theresa Magbanua', 'Maria Teresa Magbanwa')).toBeGreaterThanOrEqual(93);
  });

  test('and not by one word in common, nor by a first name that many have', () => {
    expect(likeness('Juan Santos', 'Juan Bautista')).toBeLessThan(60);
    expect(likeness('Maria Clara Reyes', 'Maria Clara Bautista')).toBeLessThan(80);
    expect(likeness('Juan', 'Juan Santos')).toBe(0);
    expect(likeness('', 'Juan Santos')).toBe(0);
  });
});
