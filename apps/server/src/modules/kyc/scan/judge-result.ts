import type { ScannedFields, ScanReason, ScanResult } from '@perya/contract/id-scan/wire';

/** Why a scan failed: what a scanner can say, and what we say ourselves. */
export type ScanFailure =
  | ScanReason
  | 'interrupted'
  /** The ID is of another type than the player has chosen. */
  | 'other_type'
  /** Nobody came back for it. */
  | 'abandoned'
  /** The provider did not take it. */
  | 'not_begun';

export type Verdict =
  | { state: 'open' }
  | { state: 'failed'; reason: ScanFailure }
  | { state: 'success'; fields: ScannedFields };

const failed = (reason: ScanFailure): Verdict => ({ state: 'failed', reason });

/** Without these it is no proof of who somebody is. */
const needed = ['first_name', 'last_name', 'birthday', 'id_number'] as const;

/** What we make of the scanner's word; `today` is the day in Manila. */
export function judgeResult(idType: string, result: ScanResult, today: string): Verdict {
  const { state, reason, fields } = result;
  if (state === 'pending' || state === 'processing') return { state: 'open' };
  if (state === 'interrupted') return failed('interrupted');
  if (state === 'failed') return failed(reason ?? 'unreadable');
  if (!fields || needed.some((name) => fields[name].trim() === '')) return failed('unreadable');
  if (fields.id_type !== idType) return failed('other_type');
  if (fields.expiry_date !== '' && fields.expiry_date < today) return failed('expired');
  return { state: 'success', fields };
}
