export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in parts, of which those are marked that the other one has otherwise; letter case makes no difference. */
export function markDifferences(text: string, other: string): readonly Part[] {
  const mine = text.toLowerCase();
  const theirs = other.toLowerCase();
  const most = Math.min(mine.length, theirs.length);
  let begin = 0;
  while (begin < most && mine[begin] === theirs[begin]) begin++;
  let end = 0;
  while (end < most - begin && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  const parts = [
    { text: text.slice(0, begin), isMarked: false },
    { text: text.slice(begin, text.length - end), isMarked: true },
    { text: text.slice(text.length - end), isMarked: false },
  ];
  return parts.filter((part) => part.text !== '');
}
