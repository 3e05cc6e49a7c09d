import type { KycRecord } from '@perya/contract/calls/kyc';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

const shutStatuses: readonly KycStatus[] = ['under_review', 'fully_kyc', 'block', 'test_account'];

type Standing = Pick<KycRecord, 'status' | 'is_waiting'>;

/** Nothing can be changed while a submission waits, once it was approved, and by the blocked. */
export function isFormShut({ status, is_waiting }: Standing): boolean {
  return shutStatuses.includes(status) || is_waiting;
}

interface Locks {
  readonly isIdTypeLocked: boolean;
  readonly isIdPhotoLocked: boolean;
}

type Stored = Pick<KycRecord, 'id_type' | 'attachments' | 'issue_fields'>;

/** What is stored of the ID stays, unless the reviewer has asked for another. [A-213 A-214] */
export function locksOf({ id_type, attachments, issue_fields }: Stored): Locks {
  return {
    isIdTypeLocked: id_type !== '' && !issue_fields.includes('id_type'),
    isIdPhotoLocked: attachments.idPhoto !== '' && !issue_fields.includes('idPhoto'),
  };
}
