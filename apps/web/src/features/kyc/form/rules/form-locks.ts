import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
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

type Stored = Pick<KycRecord, 'status' | 'id_type' | 'attachments' | 'issue_msg' | 'issue_fields'>;

/** Reasons that ask for another picture of the ID, and one that asks for another ID. */
const ofThePicture: readonly string[] = ['screen-capture', 'tampering', 'id-invalid'];
const ofTheId = 'id-invalid';

/**
 * What is stored of the ID stays, unless the reviewer has asked for another: by the field, by the reason, or by
 * turning the whole down without a word about fields. [A-213 A-214]
 */
export function locksOf(stored: Stored): Locks {
  const { status, id_type, attachments, issue_msg, issue_fields } = stored;
  const isTurnedDown = status === 'rejected' || issue_msg.length > 0;
  const isAllOpen = isTurnedDown && issue_fields.length === 0;
  const isTypeAsked = issue_fields.includes('id_type') || issue_msg.includes(ofTheId);
  const isPhotoAsked =
    issue_fields.includes('idPhoto') || issue_msg.some((reason) => ofThePicture.includes(reason));
  return {
    isIdTypeLocked: id_type !== '' && !isAllOpen && !isTypeAsked,
    isIdPhotoLocked: attachments.idPhoto !== '' && !isAllOpen && !isPhotoAsked,
  };
}
