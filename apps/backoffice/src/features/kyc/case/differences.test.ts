import { describe, expect, test } from 'vitest';
import { markDifferences } from './differences.ts';

const shown = (text: string, other: string) =>
  markDifferences(text, other)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed beside what was scanned', () => {
  test.each([
    ['Maria', 'MARIA', 'Maria'],
    ['Marta', 'Maria', 'Mar[t]a'],
    ['1990-01-12', '1990-10-12', '1990-[01]-12'],
    ['Santos', '', '[Santos]'],
    ['', 'Santos', ''],
    ['Dela Cruz', 'Cruz', '[Dela ]Cruz'],
    ['aa', 'aaa', 'aa'],
    ['aaa', 'aa', 'aa[a]'],
  ])('%s beside %s marks what differs', (text, other, marked) => {
    expect(shown(text, other)).toBe(marked);
  });
});
