import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  Incident,
  listIncidents as listCall,
  noteIncident as noteCall,
  readIncident as readCall,
  writeIncident as writeCall,
} from '@perya/contract/privacy/staff-calls/incidents';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Facts, nameOfActor } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import type { IncidentFacts, IncidentRow } from './incident.store.ts';

function present(row: IncidentRow): Incident {
  return {
    id: String(row.id),
    found_at: seconds(row.foundAt),
    noted_at: seconds(row.notedAt),
    noted_by: row.notedBy,
    what: row.what,
    whom: row.whom,
    affected: row.affected,
    done: row.done,
    must_tell: row.mustTell,
    commission_told_at: seconds(row.commissionToldAt),
    persons_told_at: seconds(row.personsToldAt),
    tell_by: seconds(row.tellBy),
    is_late: row.isLate,
    state: row.state,
    revision: row.revision,
    closed_at: seconds(row.closedAt),
    closed_by: row.closedBy,
  };
}

export async function listIncidents(
  { incidents }: PrivacyServices,
  _context: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await incidents.page(request);
  return { ...page, rows: page.rows.map(present) };
}

export async function readIncident(
  { incidents }: PrivacyServices,
  _context: StaffContext,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await incidents.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  return present(row);
}

const moment = (unix: number) => new Date(unix * 1000);

export async function noteIncident(
  { audit, incidents }: PrivacyServices,
  context: StaffContext,
  { found_at, what }: RequestOf<typeof noteCall>,
): Promise<AnswerOf<typeof noteCall>> {
  const origin = byStaff(context);
  return audit.record(origin, async (tx) => {
    const foundAt = moment(found_at);
    const id = await incidents.insert(tx, foundAt, what, nameOfActor(origin.actor));
    if (id === null) throw new Refusal('INCIDENT_AHEAD');
    return {
      result: { id: String(id) },
      entries: [
        {
          action: 'privacy.incident-noted',
          subject: { kind: 'house' },
          after: { incident: String(id), found_at: foundAt.toISOString() },
        },
      ],
    };
  });
}

/** As the audit keeps it: the words are in the register, and how long they are here. */
const summaryOf = (facts: IncidentFacts): Facts => ({
  what: facts.what.length,
  whom: facts.whom.length,
  done: facts.done.length,
  affected: facts.affected,
  must_tell: facts.mustTell,
  commission_told_at: facts.commissionToldAt?.toISOString() ?? null,
  persons_told_at: facts.personsToldAt?.toISOString() ?? null,
});

function refuseImpossible({ foundAt, now }: IncidentRow, facts: IncidentFacts): void {
  const told = [facts.commissionToldAt, facts.personsToldAt];
  // The wire has whole seconds.
  const isPossible = (at: Date | null) =>
    at === null || (at.getTime() >= foundAt.getTime() - 1000 && at <= now);
  if (!told.every(isPossible)) throw new Refusal('INCIDENT_AHEAD');
}

export async function writeIncident(
  { audit, incidents }: PrivacyServices,
  context: StaffContext,
  { id, revision, ...written }: RequestOf<typeof writeCall>,
): Promise<AnswerOf<typeof writeCall>> {
  const { commission_told_at: commission, persons_told_at: persons } = written;
  const facts: IncidentFacts = {
    what: written.what,
    whom: written.whom,
    affected: written.affected,
    done: written.done,
    mustTell: written.must_tell,
    commissionToldAt: commission === null ? null : moment(commission),
    personsToldAt: persons === null ? null : moment(persons),
  };
  return audit.record(byStaff(context), async (tx) => {
    const held = await incidents.lock(tx, BigInt(id));
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.state !== 'open') throw new Refusal('INCIDENT_CLOSED');
    if (held.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
    refuseImpossible(held, facts);
    const next = await incidents.write(tx, held.id, facts);
    return {
      result: { revision: next },
      entries: [
        {
          action: 'privacy.incident-written',
          subject: { kind: 'house' },
          before: { incident: id, ...summaryOf(held) },
          after: { incident: id, ...summaryOf(facts) },
        },
      ],
    };
  });
}
