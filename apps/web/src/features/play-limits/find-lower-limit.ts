import type { LimitKind } from '@perya/contract/rules/play-limits';
import { parsePesos } from '@perya/money';

/**
 * The limit of a longer span that stands lower and so is reached first: a day's limit above that of the
 * week is allowed and never comes to bear. The lowest of them, if there are several.
 */
export function findLowerLimit<Kind extends LimitKind>(
  limits: Readonly<Record<Kind, { readonly amount: string | null }>>,
  kind: Kind,
  /** Of one thing, the shortest span first. */
  spans: readonly Kind[],
): { kind: Kind; amount: string } | null {
  const own = limits[kind].amount;
  if (own === null) return null;
  const longer = spans.slice(spans.indexOf(kind) + 1);
  let lowest: { kind: Kind; amount: string } = { kind, amount: own };
  for (const other of longer) {
    const { amount } = limits[other];
    if (amount !== null && (parsePesos(amount) ?? 0n) < (parsePesos(lowest.amount) ?? 0n)) {
      lowest = { kind: other, amount };
    }
  }
  return lowest.kind === kind ? null : lowest;
}
