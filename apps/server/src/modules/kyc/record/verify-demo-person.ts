import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, type Entry, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { statusChanged } from '../events.ts';
import type { KycServices } from '../services.ts';
import { noFields, type PersonFields } from './fields.ts';
import { sealFields } from './seal-fields.ts';

/** Somebody who does not exist, and whose identity the demo operator has checked. */
export type DemoPerson = Pick<
  PersonFields,
  'first_name' | 'middle_name' | 'last_name' | 'birthday' | 'gender' | 'id_number'
>;

/**
 * Lets a player of the demo operator be known in full, as if they had submitted and been approved. Safe to
 * repeat: a player who has begun a check keeps it.
 */
export async function verifyDemoPerson(
  services: KycServices,
  uid: bigint,
  person: DemoPerson,
): Promise<void> {
  const { audit, identity, keyring, store, submissions } = services;
  const screening = await services.screening.prepare();
  const origin = bySystem('demo-operator');
  const actor = nameOfActor(origin.actor);
  const reason = 'A player of the demo operator';
  await audit.record(origin, async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    const before = await store.statusIn(tx, uid);
    if (before !== 'unset') return nothingChanged(undefined);
    const which = { uid, version: 1 };
    const fields = { ...noFields, nationality: 'Philippines', ...person };
    const sealed = sealFields(keyring, which, fields);
    await submissions.insert(tx, { ...which, kind: 'full', idType: 'UMID', ...sealed, photos: [] });
    await screening.note(tx, which, { idType: 'UMID', fields, scan: null });
    await store.setStatus(tx, uid, 'under_review', { mover: 'player', actor, reason });
    const after = await store.setStatus(tx, uid, 'fully_kyc', { mover: 'reviewer', actor, reason });
    const entry: Entry = {
      action: 'kyc.demo-verified',
      subject: { kind: 'player', uid },
      before: { status: before },
      after: { status: after },
    };
    const moved = eventOf(statusChanged, { uid, key: `demo/${uid}` }, { brand, before, after });
    return { result: undefined, entries: [entry], events: [moved] };
  });
}
