import { expect, it } from 'vitest';
import { diffLines, linesOf } from './diff-lines.ts';

const marks = { same: ' ', added: '+', removed: '-' } as const;
const diff = (before: string, after: string) =>
  diffLines(linesOf(before), linesOf(after)).map(({ change, text }) => `${marks[change]}${text}`);

it('shows what was taken away and what came, in its place', () => {
  expect(diff('one\ntwo\nthree\nfour', 'one\n2\nthree\nfour\nfive')).toEqual([
    ' one',
    '-two',
    '+2',
    ' three',
    ' four',
    '+five',
  ]);
});

it('shows a text that is new, gone or the same', () => {
  expect(diff('', 'one\n\ntwo')).toEqual(['+one', '+two']);
  expect(diff('one', '')).toEqual(['-one']);
  expect(diff('one', 'one')).toEqual([' one']);
});

it('takes each paragraph and item of HTML for a line', () => {
  expect(
    diff('<p>One</p><ul><li>a</li><li>b</li></ul>', '<p>One</p><ul><li>a</li><li>c</li></ul>'),
  ).toEqual([' <p>One</p>', ' <ul><li>a</li>', '-<li>b</li>', '+<li>c</li>', ' </ul>']);
});
