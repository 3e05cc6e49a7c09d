import { Refusal } from '../../../platform/http/refusal.ts';
import { openFields, type VersionKey } from '../record/seal-fields.ts';
import type { ScreenedSubmission, Screening } from '../screening/screen-submission.ts';
import type { DeskServices } from './services.ts';

export interface OpenSubmission extends ScreenedSubmission {
  screening: Screening;
}

/**
 * Opens what a player gave, with what had been read of the ID by then. Outside of a transaction: a
 * version does not change, and what it is held against is read on connections of their own.
 */
export async function readSubmission(
  { submissions, keyring, scan, screening }: DeskServices,
  which: VersionKey,
  idNumber?: string,
): Promise<OpenSubmission> {
  const sealed = await submissions.find(which.uid, which.version);
  if (!sealed) throw new Refusal('NOT_FOUND');
  const opened = openFields(keyring, which, sealed);
  return {
    idType: sealed.idType,
    fields: idNumber === undefined ? opened : { ...opened, id_number: idNumber },
    scan: await scan.readAt(which.uid, sealed.submittedAt),
    screening: await screening.prepare(),
  };
}
