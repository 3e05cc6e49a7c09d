import type { Mention } from './standing.store.ts';

export interface Standing {
  fact: string;
  value: unknown;
  since: Mention | null;
  until: Mention | null;
}

/**
 * What was known at a moment: a fact is what the last entry up to it left, and what it left out is gone. Where no entry
 * tells of the fact yet, it is what the first later one says it was before; what that one adds was not there.
 */
export function standAt(last: readonly Mention[], next: readonly Mention[]): Standing[] {
  const later = new Map(next.map((mention) => [mention.fact, mention]));
  const known = new Set(last.map(({ fact }) => fact));
  const left = last
    .filter(({ isAfter }) => isAfter)
    .map((mention) => ({
      fact: mention.fact,
      value: mention.after,
      since: mention,
      until: later.get(mention.fact) ?? null,
    }));
  const before = next
    .filter(({ fact, isBefore }) => isBefore && !known.has(fact))
    .map((mention) => ({
      fact: mention.fact,
      value: mention.before,
      since: null,
      until: mention,
    }));
  return [...left, ...before].sort((a, b) => (a.fact < b.fact ? -1 : 1));
}
