import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { countedFrom } from '@perya/contract/rules/kyc-deadline';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';

/** What of the record may outlive the page: how it stands and since when, nothing that says who the player is. */
export type KnownKyc = Pick<
  KycRecord,
  | 'status'
  | 'cmpl'
  | 'is_waiting'
  | 'created_at'
  | 'updated_at'
  | 'expires_at'
  | 'issue_msg'
  | 'ocr_status'
  | 'version'
>;

export function knownOf(record: KnownKyc): KnownKyc {
  const { status, cmpl, is_waiting, created_at, updated_at } = record;
  const { expires_at, issue_msg, ocr_status, version } = record;
  return {
    status,
    cmpl,
    is_waiting,
    created_at,
    updated_at,
    expires_at,
    issue_msg,
    ocr_status,
    version,
  };
}

/** What is stored may be of an older version, or spoilt: then nothing is known. */
export function readKnown(stored: unknown): KnownKyc | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { status, expires_at, issue_msg } = stored as Partial<KnownKyc>;
  const isKnown = kycStatuses.some((each) => each === status);
  const isWhole = isKnown && typeof expires_at === 'number' && Array.isArray(issue_msg);
  return isWhole ? knownOf(stored as KnownKyc) : null;
}

/** A frozen player's submission waits like any other, though the status stays frozen until it is approved. */
export function statusShown({
  status,
  is_waiting,
}: Pick<KnownKyc, 'status' | 'is_waiting'>): KycStatus {
  return status === 'frozen' && is_waiting ? 'under_review' : status;
}

/** From when the hours count, in unix seconds: the deadline stands at a fixed distance from it. */
export const accountMadeAt = ({ expires_at }: KnownKyc): number => countedFrom(expires_at);
