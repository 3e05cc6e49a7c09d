import { createHash } from 'node:crypto';

/** An entry as PostgreSQL writes its columns, so that nothing is rounded or reordered on the way. */
export interface EntryText {
  seq: string;
  at: string;
  actorKind: string;
  actor: string;
  action: string;
  subjectKind: string;
  subject: string;
  address: string;
  device: string;
  requestId: string;
  before: string | null;
  after: string | null;
  reason: string;
}

/**
 * The hash of an entry at its position of the chain: SHA-256 over the hash before it and a JSON list
 * of the position and all columns as text. Change nothing here: it would break every chain there is.
 */
export function hashEntry(previous: Buffer, position: bigint, entry: EntryText): Buffer {
  const canonical = JSON.stringify([
    String(position),
    entry.seq,
    entry.at,
    entry.actorKind,
    entry.actor,
    entry.action,
    entry.subjectKind,
    entry.subject,
    entry.address,
    entry.device,
    entry.requestId,
    entry.before,
    entry.after,
    entry.reason,
  ]);
  return createHash('sha256').update(previous).update(canonical).digest();
}
