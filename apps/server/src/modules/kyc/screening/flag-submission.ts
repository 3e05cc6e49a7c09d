import { kyc } from '@perya/contract/constants';
import { type KycFlag, kycFlagNames } from '@perya/contract/kyc/staff-flags';
import { yearsBefore } from '@perya/contract/rules/kyc-form';
import { differsFromId, type TypedFields } from './compare-fields.ts';
import type { ScannedFields } from './scanned-fields.ts';
import { isRestricted, type WatchHit } from './watch-lists/watch-index.ts';

export interface Noticed {
  typed: TypedFields;
  scan: ScannedFields | null;
  /** The day in Manila, YYYY-MM-DD. */
  today: string;
  hits: readonly WatchHit[];
  /** What other players share with this one. */
  shared: ReadonlySet<KycFlag>;
}

const date = /^\d{4}-\d{2}-\d{2}$/;

/** By the ID where it was read, by what was typed elsewhere. */
function isUnderAge({ typed, scan, today }: Noticed): boolean {
  const youngest = yearsBefore(today, kyc.ageMinYears);
  return [typed.birthday, scan?.birthday ?? ''].some((day) => date.test(day) && day > youngest);
}

function isExpired({ scan, today }: Noticed): boolean {
  const expiry = scan?.expiry_date ?? '';
  return date.test(expiry) && expiry < today;
}

/** What a reviewer is warned of, in the order of the contract. */
export function flagsOf(noticed: Noticed): KycFlag[] {
  const { typed, scan, hits, shared } = noticed;
  const found = new Set<KycFlag>(shared);
  if (hits.length > 0) found.add('watch-list');
  if (hits.some((hit) => isRestricted(hit, typed.birthday))) found.add('restricted-person');
  if (isUnderAge(noticed)) found.add('under-age');
  if (isExpired(noticed)) found.add('id-expired');
  if (scan === null) found.add('no-scan');
  else if (differsFromId(typed, scan)) found.add('differs-from-id');
  return kycFlagNames.filter((name) => found.has(name));
}
