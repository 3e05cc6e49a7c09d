import { expect, test } from 'vitest';
import { isLanguage, languages, say } from './text.ts';

test('a text is said in the language that is asked for', () => {
  expect(languages.map((language) => say({ en: 'a', tl: 'b' }, language))).toEqual(['a', 'b']);
});

test('only the two languages are languages', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(isLanguage('fr_FR')).toBe(false);
});
