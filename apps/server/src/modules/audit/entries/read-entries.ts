import type { listAudit as call, getAuditEntry } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { isOfficer } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditServices } from '../services.ts';
import { presentChanges, presentEntry } from './entries.present.ts';

/** Entries by what is known of them, newest first; counted with the first page. */
export async function listEntries(
  { entries }: AuditServices,
  { permissions }: StaffContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { actor_kind, actor, subject_kind, subject } = request;
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
  const page = await entries.page({ ...request, isOfficer: isOfficer(permissions) });
  return { ...page, rows: page.rows.map(presentEntry) };
}

/** One entry with everything it holds. */
export async function readEntry(
  { entries }: AuditServices,
  { permissions }: StaffContext,
  seq: string,
): Promise<AnswerOf<typeof getAuditEntry>> {
  const entry = await entries.find(seq, { isOfficer: isOfficer(permissions) });
  if (!entry) throw new Refusal('NOT_FOUND');
  const { position, hash, previousHash } = entry;
  return {
    ...presentEntry(entry),
    changes: presentChanges(entry),
    seal:
      position === null || hash === null
        ? null
        : {
            position: String(position),
            hash: hash.toString('hex'),
            previous_hash: previousHash?.toString('hex') ?? '',
          },
  };
}
