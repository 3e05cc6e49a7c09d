import type { Recorded } from '../../audit/index.ts';
import { type Asked, changeWithin, type Written } from '../change-limits.ts';
import type { LimitsServices } from '../services.ts';
import { decideRestriction, type Restriction } from './decide-restriction.ts';

/** Refuses in words what could not be carried out as things stand; the lock decides again. */
export async function checkRestriction(
  { store }: Pick<LimitsServices, 'store'>,
  uid: bigint,
  wanted: Restriction,
): Promise<void> {
  decideRestriction(await store.read(uid), wanted);
}

/** Sets stricter limits or an exclusion, in the transaction of the approval that it needs. */
export async function restrictPlayer(
  services: Pick<LimitsServices, 'store'>,
  tx: Recorded,
  asked: Asked,
  wanted: Restriction,
  reason: string,
): Promise<Written> {
  const decide = (held: Parameters<typeof decideRestriction>[0]) => decideRestriction(held, wanted);
  const { entries, events } = await changeWithin(services, tx, asked, decide);
  return { entries: entries.map((entry) => ({ ...entry, reason })), events };
}
