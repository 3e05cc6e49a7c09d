import { type Box, heightOf, middleOf, type Word } from './word.ts';

export interface Reading {
  text: string;
  /** 0 to 100, of the least certain word. */
  confidence: number;
}

/** Specks and parts of ornaments are read as signs; a word has a letter or a digit, or is a dash between two. */
const isPrint = ({ text }: Word) => /[A-Za-z0-9]/.test(text) || text === '-';

function inLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((one, other) => middleOf(one) - middleOf(other))) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame = first && middleOf(word) - middleOf(first) < heightOf(first) * 0.6;
    if (line && isSame) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((one, other) => one.x0 - other.x0));
}

/** Words as one text, line by line. */
export function joinWords(words: readonly Word[]): Reading {
  const print = words.filter(isPrint);
  const text = inLines(print)
    .map((line) => line.map((word) => word.text).join(' '))
    .join(' ');
  const confidence = Math.min(100, ...print.map((word) => word.confidence));
  return { text, confidence: print.length === 0 ? 0 : confidence };
}

/** The words whose middle lies in a box. */
export function wordsInBox(words: readonly Word[], { x0, y0, x1, y1 }: Box): Word[] {
  return words.filter((word) => {
    const x = (word.x0 + word.x1) / 2;
    const y = middleOf(word);
    return x > x0 && x < x1 && y > y0 && y < y1 && heightOf(word) < (y1 - y0) * 1.15;
  });
}
