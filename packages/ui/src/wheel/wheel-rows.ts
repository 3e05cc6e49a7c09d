/** The height of a row, and how long a wheel must stand still until its row counts as chosen. */
export const wheelRowPx = 48;
export const wheelSettleMs = 200;

/** How far a page key goes: the rows that are in sight. */
const wheelRowsInSight = 5;

const within = (row: number, count: number) => Math.min(Math.max(row, 0), Math.max(count - 1, 0));

/** The row under the band when the wheel is scrolled this far. */
export function rowAt(scrollTopPx: number, count: number): number {
  return within(Math.round(scrollTopPx / wheelRowPx), count);
}

/** The row that a key leads to, or null if the key does not move a wheel. */
export function rowAfterKey(key: string, row: number, count: number): number | null {
  if (count === 0) return null;
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: wheelRowsInSight,
    PageUp: -wheelRowsInSight,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : within(row + step, count);
}

/** Accents and capitals do not matter to whoever types. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The row that begins with what was typed: the next one for a first letter, so that it can be typed again. */
export function rowByTyping(labels: readonly string[], typed: string, row: number): number | null {
  const start = foldText(typed);
  if (start === '') return null;
  const first = typed.length === 1 ? row + 1 : row;
  for (let step = 0; step < labels.length; step += 1) {
    const at = (first + step) % labels.length;
    if (foldText(labels[at] ?? '').startsWith(start)) return at;
  }
  return null;
}
