import { manilaDay } from '@perya/contract/manila-time';
import type { IncidentEndWanted } from '@perya/contract/privacy/staff-calls/incidents';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import type { IncidentRow } from './incident.store.ts';

/** One that can end as it is written down, and as it was read. */
function requireDone(found: IncidentRow | null, revision: number): IncidentRow {
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'open') throw new Refusal('INCIDENT_CLOSED');
  if (found.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  const isTold = found.commissionToldAt !== null && found.personsToldAt !== null;
  if (found.whom === '' || found.done === '' || (found.mustTell && !isTold)) {
    throw new Refusal('INCIDENT_UNDONE');
  }
  return found;
}

/** Ends an incident: whoever approves has read what was found, what was done and who was told. */
export function endIncident({ incidents }: PrivacyServices): RequestAction<IncidentEndWanted> {
  return {
    async describe({ incident, revision }) {
      const { foundAt, affected, mustTell } = requireDone(
        await incidents.find(BigInt(incident)),
        revision,
      );
      const day = manilaDay(foundAt);
      return {
        subject: { kind: 'house' },
        topic: incident,
        says: mustTell
          ? {
              en: `Incident ${incident}, found on ${day}, ends: ${affected} persons, the commission and they were told. Read it first.`,
              tl: `Matatapos ang insidente ${incident}, natagpuan noong ${day}: ${affected} tao, nasabihan ang komisyon at sila. Basahin muna ito.`,
            }
          : {
              en: `Incident ${incident}, found on ${day}, ends: ${affected} persons, nobody had to be told. Read it first.`,
              tl: `Matatapos ang insidente ${incident}, natagpuan noong ${day}: ${affected} tao, walang kailangang sabihan. Basahin muna ito.`,
            },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const { incident, revision } = input;
      const held = requireDone(await incidents.lock(tx, BigInt(incident)), revision);
      await incidents.close(tx, held.id, nameOfActor(origin.actor));
      return {
        entries: [
          {
            action: 'privacy.incident-ended',
            subject: { kind: 'house' },
            before: { incident, state: 'open' },
            after: { incident, state: 'closed' },
            reason,
          },
        ],
      };
    },
  };
}
