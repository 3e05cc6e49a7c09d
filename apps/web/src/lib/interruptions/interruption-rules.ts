/** What opens by itself. Documents that changed and maintenance are not among them: they are asked and told at once. */
export type Interruption = 'announcement' | 'box' | 'gift' | 'identity';

interface Moment {
  /** Nothing else stands over the page. */
  readonly isFree: boolean;
  /** The player has moved on from the first page of the visit, or has had time for it. */
  readonly hasLookedAround: boolean;
  /** Something has opened by itself in this visit. */
  readonly wasInterrupted: boolean;
}

/**
 * One at a time, and none before the first look around but what the law asks: how much time the identity check has.
 * What the house has to say comes once in a visit; what a player has earned comes one after the other. [A-488 G-155 G-156]
 */
export function isItsTurn(
  kind: Interruption,
  { isFree, hasLookedAround, wasInterrupted }: Moment,
): boolean {
  if (!isFree) return false;
  if (kind === 'identity') return true;
  return hasLookedAround && (kind !== 'announcement' || !wasInterrupted);
}
