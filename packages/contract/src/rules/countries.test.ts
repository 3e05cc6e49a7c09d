import { describe, expect, test } from 'vitest';
import { countries, isCountry } from './countries.ts';

const names = Object.values(countries);

describe('the countries of the world', () => {
  test('are all of them, each once, the Philippines first and the others by their names [A-180 A-291]', () => {
    expect(names).toHaveLength(249);
    expect(new Set(names).size).toBe(249);
    expect(names[0]).toBe('Philippines');
    const others = names.slice(1);
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')));
  });

  test('have codes that a browser knows by a name in English and Tagalog', () => {
    for (const language of ['en', 'fil']) {
      const known = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      expect(Object.keys(countries).filter((code) => known.of(code) === undefined)).toEqual([]);
    }
  });

  test('are known by their exact names and by nothing else [A-291]', () => {
    expect(['Philippines', 'Japan', "Côte d'Ivoire"].every(isCountry)).toBe(true);
    expect(['', 'PH', 'philippines', 'Philippines ', 'Atlantis', 'toString'].some(isCountry)).toBe(
      false,
    );
  });
});
