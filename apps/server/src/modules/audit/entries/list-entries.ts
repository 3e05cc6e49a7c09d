import type { listAudit as call } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { AuditServices } from '../dependencies.ts';
import { presentEntry } from './entries.present.ts';
import type { EntryFilter, EntryKey } from './entries.store.ts';

const exactMoment = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

function readKey(cursor: string | undefined): EntryKey | null {
  if (cursor === undefined) return null;
  const [at = '', seq = ''] = readCursor(cursor, exactMoment, /^\d{1,18}$/);
  return { at, seq };
}

const momentOf = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

function readFilter(request: RequestOf<typeof call>): EntryFilter {
  const { actor_kind, actor, subject_kind, subject, from, before } = request;
  // An id means something only among its kind, and that is how it is indexed.
  if (actor !== undefined && actor_kind === undefined) {
    throw new Refusal('INVALID_INPUT', {
      en: 'actor: say which kind of actor it is',
      tl: 'actor: sabihin kung anong uri ng gumawa ito',
    });
  }
  if (subject !== undefined && subject_kind === undefined) {
    throw new Refusal('INVALID_INPUT', {
      en: 'subject: say which kind of subject it is',
      tl: 'subject: sabihin kung anong uri ng paksa ito',
    });
  }
  return {
    ...{ actorKind: actor_kind, actor, subjectKind: subject_kind, subject },
    ...{ action: request.action, address: request.address, requestId: request.request_id },
    ...{ from: momentOf(from), before: momentOf(before) },
  };
}

/** Entries by what is known of them, newest first; counted with the first page. */
export async function listEntries(
  { entries }: AuditServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const filter = readFilter(request);
  const after = readKey(request.cursor);
  const limit = request.limit ?? listRows.byDefault;
  const [rows, count] = await Promise.all([
    // One row more than the page, to know whether another follows.
    entries.list(filter, after, limit + 1),
    after === null ? entries.count(filter) : null,
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(presentEntry),
    next: last && rows.length > limit ? writeCursor(last.exactAt, String(last.seq)) : null,
    count,
  };
}
