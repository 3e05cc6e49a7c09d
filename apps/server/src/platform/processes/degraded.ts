import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type { SharedCounts } from '../redis/shared-counts.ts';

/** What this process does less well than it should while it serves. */
export function degradedParts(sharedCounts: SharedCounts | null | undefined): DegradedPart[] {
  return sharedCounts && !sharedCounts.isAnswering() ? ['shared-limits'] : [];
}

/** For whoever reads `/readyz` or the log. */
export const degradedWords: Record<DegradedPart, string> = {
  'shared-limits': 'Redis does not answer: this process counts rate limits alone',
};
