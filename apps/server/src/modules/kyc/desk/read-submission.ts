import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonFields } from '../record/fields.ts';
import { openFields, type VersionKey } from '../record/seal-fields.ts';
import type { ScannedFields } from '../screening/scanned-fields.ts';
import type { Screening } from '../screening/screen-submission.ts';
import type { DeskServices } from './dependencies.ts';

export interface OpenSubmission {
  idType: string;
  fields: PersonFields;
  scan: ScannedFields | null;
  screening: Screening;
}

/**
 * Opens what a player gave and holds it against the lists as they are today. Outside of a transaction: a
 * version does not change, and the lists are read on a connection of their own.
 */
export async function readSubmission(
  { submissions, keyring, scan, screening }: DeskServices,
  which: VersionKey,
  idNumber?: string,
): Promise<OpenSubmission> {
  const sealed = await submissions.find(which.uid, which.version);
  if (!sealed) throw new Refusal('NOT_FOUND');
  const opened = openFields(keyring, which, sealed);
  const fields = idNumber === undefined ? opened : { ...opened, id_number: idNumber };
  const read = await scan.readAt(which.uid, sealed.submittedAt);
  const submission = { idType: sealed.idType, fields, scan: read };
  return { ...submission, screening: await screening.prepare(submission) };
}
