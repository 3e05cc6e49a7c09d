import { readChoice, writeChoice } from '../../browser/local-choice.ts';

/** Older than this nobody goes on with it. */
const keptDays = 7;
const dayMs = 86_400_000;

interface Kept<Typed> {
  /** What it was written on: a revision of what was there. */
  readonly base: string;
  readonly typed: Typed;
  readonly atMs: number;
}

const isKept = (value: unknown): value is Kept<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Kept<unknown>).base === 'string' &&
  typeof (value as Kept<unknown>).atMs === 'number' &&
  typeof (value as Kept<unknown>).typed === 'object';

/** What was written and not saved; null where nothing is, or what is is too old or of another form. */
export function readKept<Typed extends object>(
  name: string,
  first: Typed,
  nowMs: number,
): Kept<Typed> | null {
  const value = readChoice(`draft:${name}`);
  if (!isKept(value) || nowMs - value.atMs > keptDays * dayMs) return null;
  const names = (of: object) => Object.keys(of).sort().join();
  return names(value.typed as object) === names(first) ? (value as Kept<Typed>) : null;
}

export const writeKept = (name: string, kept: Kept<unknown> | null): void =>
  writeChoice(`draft:${name}`, kept);
