import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { registerWords } from '../words.ts';

/** So many hours after a breach was found the commission and those concerned are told (NPC Circular 16-03). */
export const incidentHours = 72;

export const incidentWordsMax = 8000;
/** More players than there are. */
const affectedMax = 1_000_000_000;

const words = () => registerWords(incidentWordsMax);

/** What is known of an incident, and what was done. */
const facts = {
  /** When it was found; from then on the hours are counted. */
  found_at: unixSeconds(),
  what: words().check(z.minLength(1)),
  /** Whom it concerns, and which of their data. */
  whom: words(),
  affected: z.int().check(z.minimum(0), z.maximum(affectedMax)),
  done: words(),
  /** Whether the commission and those concerned must be told. */
  must_tell: z.boolean(),
  commission_told_at: z.nullable(unixSeconds()),
  persons_told_at: z.nullable(unixSeconds()),
};

const row = z.object({
  id: id(),
  ...facts,
  noted_at: unixSeconds(),
  noted_by: z.string(),
  /** By when they are told. */
  tell_by: unixSeconds(),
  /** They must be told, were not, and the hours are over. */
  is_late: z.boolean(),
  state: z.enum(['open', 'closed']),
  /** Rises with every change. */
  revision: z.int(),
  closed_at: z.nullable(unixSeconds()),
  closed_by: z.nullable(z.string()),
});
export type Incident = z.output<typeof row>;

export const listIncidents = defineCall({
  method: 'GET',
  path: '/backoffice/api/privacy/incidents',
  access: { staff: 'privacy.read' },
  summary:
    'Incidents with personal data: open ones by when they must be told, closed ones newest first',
  request: z.object({ ...listRequest, state: z._default(z.enum(['open', 'closed']), 'open') }),
  answer: listPage(row),
});

export const readIncident = defineCall({
  method: 'GET',
  path: '/backoffice/api/privacy/incident',
  access: { staff: 'privacy.read' },
  summary: 'One incident with personal data',
  request: z.object({ id: id() }),
  answer: row,
  errors: ['NOT_FOUND'],
});

export const noteIncident = defineCall({
  method: 'POST',
  path: '/backoffice/api/privacy/incidents/note',
  access: { staff: 'privacy.work' },
  summary: 'Writes down an incident, from which on its hours are shown',
  request: z.object({ found_at: facts.found_at, what: facts.what }),
  answer: z.object({ id: id() }),
  errors: ['INCIDENT_AHEAD'],
  refreshes: [listIncidents],
});

export const writeIncident = defineCall({
  method: 'POST',
  path: '/backoffice/api/privacy/incidents/write',
  access: { staff: 'privacy.work' },
  summary: 'Writes what is known of an open incident and what was done; when it was found stays',
  request: z.object({
    id: id(),
    revision: z.int(),
    what: facts.what,
    whom: facts.whom,
    affected: facts.affected,
    done: facts.done,
    must_tell: facts.must_tell,
    commission_told_at: facts.commission_told_at,
    persons_told_at: facts.persons_told_at,
  }),
  answer: z.object({ revision: z.int() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'INCIDENT_CLOSED', 'INCIDENT_AHEAD'],
  refreshes: [listIncidents, readIncident],
});

const endWanted = z.object({ incident: id(), revision: z.int() });
export type IncidentEndWanted = z.output<typeof endWanted>;

export const askIncidentEnd = defineRequest({
  asks: 'privacy.incident',
  permission: 'privacy.work',
  title: {
    en: 'End an incident with personal data',
    tl: 'Tapusin ang insidente sa personal na datos',
  },
  reasons: ['checked', 'cause-gone', 'regulator', 'other'],
  input: endWanted,
  path: '/backoffice/api/privacy/incidents/ask-end',
  summary: 'Asks a second person to end an incident as it is written down',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'INCIDENT_CLOSED', 'INCIDENT_UNDONE'],
  refreshes: [listIncidents, readIncident],
});

export const incidentsCalls = {
  listIncidents,
  readIncident,
  noteIncident,
  writeIncident,
} as const;
export const askingForIncidentsCalls = { askIncidentEnd } as const;
