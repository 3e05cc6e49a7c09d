/** Letters and digits only: OCR breaks words and drops points. */
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** 1 for the same text, 0 for nothing in common; by edits against the longer one. */
export function likeness(first: string, second: string): number {
  const a = bare(first);
  const b = bare(second);
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / longer;
}
