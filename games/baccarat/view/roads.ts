import type { Bead } from '../rules/state.ts';
import type { Outcome } from '../rules/tableau.ts';

/** Every road is six high; a streak that finds no room below goes on to the right. */
export const roadRows = 6;

export interface Laid<Item> {
  item: Item;
  column: number;
  row: number;
}

/** Streaks as columns, each below its first, with the tail turned to the right where there is no room. */
export function layStreaks<Item>(streaks: readonly (readonly Item[])[]): Laid<Item>[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column}:${row}`);
  const laid: Laid<Item>[] = [];
  let start = -1;
  for (const streak of streaks) {
    start += 1;
    while (!isFree(start, 0)) start += 1;
    let column = start;
    let row = 0;
    let hasTurned = false;
    for (const [at, item] of streak.entries()) {
      if (at > 0 && !hasTurned && isFree(column, row + 1)) row += 1;
      else if (at > 0) {
        hasTurned = true;
        column += 1;
      }
      taken.add(`${column}:${row}`);
      laid.push({ item, column, row });
    }
  }
  return laid;
}

/** A win of the big road, with the ties that followed it. */
export interface Win {
  outcome: Exclude<Outcome, 'tie'>;
  ties: number;
  hasPlayerPair: boolean;
  hasBankerPair: boolean;
}

/** The wins in streaks of one side. Ties stand on the win before them; those before the first win on that. */
export function streaksOf(beads: readonly Bead[]): Win[][] {
  const streaks: Win[][] = [];
  let early = 0;
  for (const { outcome, hasPlayerPair, hasBankerPair } of beads) {
    const streak = streaks.at(-1);
    const last = streak?.at(-1);
    if (outcome === 'tie') {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    const win = { outcome, ties: early, hasPlayerPair, hasBankerPair };
    early = 0;
    if (last?.outcome === outcome) streak?.push(win);
    else streaks.push([win]);
  }
  return streaks;
}

/** Whether the big road repeats itself: `red` where it does, `blue` where it does not. */
export type Mark = 'red' | 'blue';

/**
 * The three roads that are read from the big one, by how many columns back they compare: big eye boy 1, small
 * road 2, cockroach road 3. The first of a column asks whether the two columns before it, that far apart, are as
 * long as each other; any other asks whether the column that far back goes as far down, or ended before.
 */
export function marksOf(streaks: readonly (readonly Win[])[], back: 1 | 2 | 3): Mark[] {
  const lengthOf = (column: number) => streaks[column]?.length ?? 0;
  const markOfFirst = (column: number): Mark[] => {
    if (column <= back) return [];
    return [lengthOf(column - 1) === lengthOf(column - 1 - back) ? 'red' : 'blue'];
  };
  const markBelow = (column: number, row: number): Mark[] => {
    if (column < back) return [];
    return [lengthOf(column - back) === row ? 'blue' : 'red'];
  };
  return streaks.flatMap((streak, column) =>
    streak.flatMap((_, row) => (row === 0 ? markOfFirst(column) : markBelow(column, row))),
  );
}

/** Equal marks in a row are a streak of their road. */
export function markStreaks(marks: readonly Mark[]): Mark[][] {
  const streaks: Mark[][] = [];
  for (const mark of marks) {
    const streak = streaks.at(-1);
    if (streak?.[0] === mark) streak.push(mark);
    else streaks.push([mark]);
  }
  return streaks;
}

/** The bead plate: each round by itself, down and then to the right. */
export function layBeads(beads: readonly Bead[]): Laid<Bead>[] {
  return beads.map((item, at) => ({
    item,
    column: Math.floor(at / roadRows),
    row: at % roadRows,
  }));
}
