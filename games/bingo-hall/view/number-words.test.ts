import { expect, it } from 'vitest';
import { letterOf, numberWords } from './number-words.ts';

it('says every ball in both languages, and none like another', () => {
  const all = Array.from({ length: 75 }, (_, at) => numberWords(at + 1));
  expect(new Set(all.map(({ en }) => en)).size).toBe(75);
  expect(new Set(all.map(({ tl }) => tl)).size).toBe(75);
  expect(numberWords(7)).toEqual({ en: 'seven', tl: 'pito' });
  expect(numberWords(14)).toEqual({ en: 'fourteen', tl: 'labing-apat' });
  expect(numberWords(20)).toEqual({ en: 'twenty', tl: 'dalawampu' });
  expect(numberWords(75)).toEqual({ en: 'seventy-five', tl: 'pitumpu’t lima' });
});

it('puts fifteen numbers under each letter', () => {
  expect([1, 15, 16, 30, 31, 45, 46, 60, 61, 75].map(letterOf).join('')).toBe('BBIINNGGOO');
});
