import { type DiffLine, diffLines } from './diff-lines.ts';

/** What was changed in one place of a text, with the lines around it that stayed. */
interface Hunk {
  readonly found: readonly string[];
  readonly instead: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** So many lines above and below say where a change belongs. */
const aroundMax = 3;

const isSame = ({ change }: DiffLine) => change === 'same';
const textsOf = (lines: readonly DiffLine[]) => lines.map(({ text }) => text);

/** Lines that stayed and lines that changed, by turns. */
function runsOf(lines: readonly DiffLine[]): DiffLine[][] {
  const runs: DiffLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isSame(run[0]) === isSame(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function hunksOf(lines: readonly DiffLine[]): Hunk[] {
  const runs = runsOf(lines);
  return runs.flatMap((run, place) => {
    if (run.every(isSame)) return [];
    const above = textsOf(runs[place - 1] ?? []).slice(-aroundMax);
    const below = textsOf(runs[place + 1] ?? []).slice(0, aroundMax);
    const changed = (change: DiffLine['change']) =>
      textsOf(run.filter((line) => line.change === change));
    return {
      found: [...above, ...changed('removed'), ...below],
      instead: [...above, ...changed('added'), ...below],
      isFirst: place === 0,
      isLast: place === runs.length - 1,
    };
  });
}

/** Null where its place is not there, or there twice. */
function applyHunk(lines: readonly string[], hunk: Hunk): string[] | null {
  const { found, instead, isFirst, isLast } = hunk;
  const places = lines.flatMap((_, place) => {
    const isThere = found.every((text, at) => lines[place + at] === text);
    const isAtEnd = place + found.length === lines.length;
    return isThere && (!isFirst || place === 0) && (!isLast || isAtEnd) ? place : [];
  });
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  return [...lines.slice(0, place), ...instead, ...lines.slice(place + found.length)];
}

interface Change {
  readonly before: string;
  readonly after: string;
}

/**
 * What was changed in one text, changed in another that is almost the same: its other lines stay as they are. Null where
 * the other differs at the place itself, so that somebody must look. `rename` writes a line as the other would say it.
 */
export function carryOver(
  { before, after }: Change,
  other: string,
  rename: (line: string) => string = (line) => line,
): string | null {
  const lines = diffLines(before.split('\n'), after.split('\n')).map(({ change, text }) => ({
    change,
    text: rename(text),
  }));
  return (
    hunksOf(lines)
      .reduce<string[] | null>(
        (changed, hunk) => changed && applyHunk(changed, hunk),
        other.split('\n'),
      )
      ?.join('\n') ?? null
  );
}
