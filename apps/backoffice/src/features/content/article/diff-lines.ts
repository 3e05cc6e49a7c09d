export interface DiffLine {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A text in lines as a reader sees them: of HTML each paragraph, heading and item is one. */
export function linesOf(text: string): string[] {
  const broken = text.replaceAll(/(<\/(?:p|h[2-4]|li|ul|ol|blockquote)>|<br>|<hr>)\n?/g, '$1\n');
  return broken.split('\n').filter((line) => line.trim() !== '');
}

/** How long the longest common rest is, for each pair of places. */
function commonRests(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rests[i];
      const next = rests[i + 1];
      if (!row || !next) continue;
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rests;
}

/** What became of the lines of a text: the fewest that must be taken away and added. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const rests = commonRests(before, after);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const old = before[i];
    const fresh = after[j];
    if (old !== undefined && old === fresh) {
      lines.push({ change: 'same', text: old });
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0))
    ) {
      lines.push({ change: 'removed', text: old });
      i += 1;
    } else if (fresh !== undefined) {
      lines.push({ change: 'added', text: fresh });
      j += 1;
    }
  }
  return lines;
}
