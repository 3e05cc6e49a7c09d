import type { Found, FoundKind } from '@perya/contract/house/staff-calls/search';
import type { Permission } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../http/context.ts';

/** What a module finds of one kind that is its own; asked for whoever may read it. */
export interface Finder {
  kind: FoundKind;
  permission: Permission;
  /** At most as many as the contract allows of a kind. */
  find(words: string, context: StaffContext): Promise<Omit<Found, 'kind'>[]>;
}

/** The number behind a letter, as in W28, or without it; null where the words are none. */
export function numberOf(words: string, letter: string): bigint | null {
  const [, digits] = new RegExp(`^${letter}?(\\d{1,18})$`, 'i').exec(words) ?? [];
  return digits === undefined ? null : BigInt(digits);
}
