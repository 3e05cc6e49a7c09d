import { expect, test } from 'vitest';
import { problemOfWords } from './plain-words.ts';

test.each([
  [
    'a reason as people write it',
    'Player called; 3 < 5, R&D said "ok" & left – salamat!\nSecond line',
    null,
  ],
  ['a thousand characters', 'x'.repeat(1000), null],
  ['ten thousand characters', 'x'.repeat(10_000), 'WORDS_TOO_LONG'],
  ['a script', 'see <script>alert(1)</script>', 'WORDS_MARKUP'],
  ['a closing tag', 'x</p>', 'WORDS_MARKUP'],
  ['a comment', '<!-- x -->', 'WORDS_MARKUP'],
  ['an entity', '&lt;b&gt;', 'WORDS_MARKUP'],
  ['a number that stands for a character', '&#x3c;b', 'WORDS_MARKUP'],
  ['a zero byte', 'a\u0000b', 'WORDS_UNREADABLE'],
  ['a mark that turns the direction', 'pay \u202e00.001', 'WORDS_UNREADABLE'],
])('what staff write: %s', (_what, text, problem) => {
  expect(problemOfWords(text)).toBe(problem);
});
