import type { getAuditEntry } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf } from '@perya/contract/call';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditServices } from '../services.ts';
import { presentChanges, presentEntry } from './entries.present.ts';

/** One entry with everything it holds. */
export async function readEntry(
  { entries }: AuditServices,
  seq: string,
): Promise<AnswerOf<typeof getAuditEntry>> {
  const entry = await entries.find(seq);
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
