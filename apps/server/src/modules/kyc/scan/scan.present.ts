import type { AnswerOf } from '@perya/contract/call';
import type { ScannedFields } from '@perya/contract/id-scan/wire';
import { type checkOcrResult, ocrStatuses } from '@perya/contract/kyc/calls/ocr';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { maskIdNumber } from '../record/mask-id-number.ts';
import { noScan, presentPhotos } from '../record/record.present.ts';
import type { HeldScan } from './scan.store.ts';
import { openScan } from './seal-scan.ts';
import type { ScanServices } from './services.ts';

type Answer = AnswerOf<typeof checkOcrResult>;

const statusOf = {
  begun: ocrStatuses.inProgress,
  success: ocrStatuses.success,
  failed: ocrStatuses.failed,
} as const;

type SealedRow = Pick<HeldScan, 'uid' | 'bizId' | 'sealedKey' | 'sealedFields'>;

/** What a scan has read, opened; null where it read nothing. */
export function fieldsOf(keyring: Keyring, scan: SealedRow | null): ScannedFields | null {
  if (!scan?.sealedKey || !scan.sealedFields) return null;
  const { sealedKey, sealedFields } = scan;
  return openScan(keyring, scan, { sealedKey, sealedFields });
}

/** What was read, as the record names it; the number but for its end is the player's to know. [A-182 A-481] */
function presentFields(scan: HeldScan, fields: ScannedFields, imageUrl: string): Answer['ocr'] {
  const { first_name, middle_name, last_name, birthday, gender, nationality, address } = fields;
  const photos = scan.imageKey === null ? {} : { idPhoto: scan.imageKey };
  return {
    first_name,
    middle_name,
    last_name,
    birthday,
    gender,
    nationality,
    address,
    idType: fields.id_type,
    idNumber: maskIdNumber(fields.id_number),
    attachments: presentPhotos(photos, { idPhoto: imageUrl }),
    score: scan.score ?? 0,
    verified: scan.isVerified,
  };
}

/** Success is exactly 2. */
export function presentScan(
  { keyring, identity }: Pick<ScanServices, 'keyring' | 'identity'>,
  context: PlayerContext,
  scan: HeldScan | null,
): Answer {
  const fields = fieldsOf(keyring, scan);
  const imageUrl = scan?.imageKey
    ? identity.uploads.addressForPlayer(context, scan.imageKey).url
    : '';
  return {
    ocr_status: scan ? statusOf[scan.state] : ocrStatuses.none,
    is_already_verified: scan?.reason === 'already_used',
    ocr: scan && fields ? presentFields(scan, fields, imageUrl) : noScan.ocr,
  };
}
