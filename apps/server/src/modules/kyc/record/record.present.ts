import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import {
  countedFrom,
  isOverdue,
  isVerified,
  kycExpiresAt,
} from '@perya/contract/rules/kyc-deadline';
import type { KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { IdType } from '@perya/contract/rules/kyc-options';
import { type PhotoName, photoNames } from '@perya/contract/rules/kyc-options';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { seconds } from '../../../platform/wire-time.ts';
import type { Account } from '../../identity/index.ts';
import type { Branch } from '../branches/branch.store.ts';
import type { PersonFields, Photos } from './fields.ts';
import { maskIdNumber } from './mask-id-number.ts';
import type { ReviewState } from './submission.store.ts';

type Attachments = KycRecord['attachments'];
export type Scan = Pick<KycRecord, 'ocr' | 'ocr_status'>;

const defaultNationality = 'Philippines';
const max = (one: Date, other: Date) => (one > other ? one : other);

/** Each key with the address that shows it; empty where there is none. */
export function presentPhotos(photos: Photos, urls: Photos): Attachments {
  const named = photoNames.flatMap((name: PhotoName) => [
    [name, photos[name] ?? ''],
    [`${name}_url`, urls[name] ?? ''],
  ]);
  return Object.fromEntries(named) as Attachments;
}

/** Where no ID was scanned yet. */
export const noScan: Scan = {
  ocr_status: 0,
  ocr: {
    first_name: '',
    middle_name: '',
    last_name: '',
    birthday: '',
    idType: '',
    idNumber: '',
    gender: '',
    attachments: presentPhotos({}, {}),
    score: 0,
    nationality: '',
    address: '',
    verified: false,
  },
};

export interface RecordView {
  account: Account;
  status: KycStatus;
  createdAt: Date;
  clockBeganAt: Date;
  /** Of a player who stands rejected. */
  rejectedAt: Date | null;
  /** Staff have asked this player to complete the check. */
  isCompletionAsked: boolean;
  updatedAt: Date;
  version: number;
  idType: string;
  fields: PersonFields;
  photos: Photos;
  photoUrls: Photos;
  /** The one that the player chose, or the default. */
  branch: Branch | null;
  review: ReviewState;
  scan: Scan;
  policy: KycPolicy;
  isMiddleNameRequired: boolean;
  idTypes: readonly IdType[];
  now: Date;
}

/** Why the last submission was turned down, while that still matters. */
function presentIssues(status: KycStatus, { isWaiting, ...last }: ReviewState) {
  const isTurnedDown = last.decision === 'reject' || last.decision === 'return';
  const counts = isTurnedDown && !isWaiting && !isVerified(status);
  return {
    issue_message: counts ? last.comment : '',
    issue_msg: counts ? last.reasons : [],
    issue_fields: counts ? last.fields : [],
  };
}

/** By the hours, or because staff ask for it; whoever is verified has nothing to complete. [A-486 M-339] */
const mustComplete = (
  status: KycStatus,
  expiresAt: number,
  { isCompletionAsked, now }: RecordView,
) =>
  isOverdue(status, countedFrom(expiresAt), seconds(now)) ||
  (isCompletionAsked && !isVerified(status));

export function presentRecord(view: RecordView): KycRecord {
  const { account, status, fields, branch, review, now } = view;
  // Who is older than the clock that freezes has their hours from its beginning on.
  const madeAt = seconds(max(account.createdAt, view.clockBeganAt));
  const expiresAt = kycExpiresAt(madeAt, view.rejectedAt ? seconds(view.rejectedAt) : undefined);
  const { issuing_authority, expiry_date, shop_id: _chosen, id_number, ...typed } = fields;
  return {
    uid: String(account.uid),
    created_at: seconds(view.createdAt),
    updated_at: seconds(view.updatedAt),
    country_code: account.countryCode,
    phone: account.phone,
    ...typed,
    nationality: fields.nationality || defaultNationality,
    id_type: view.idType,
    id_number: maskIdNumber(id_number),
    nearest_branch: branch?.address ?? '',
    shop_id: branch?.id ?? 0,
    attachments: presentPhotos(view.photos, view.photoUrls),
    extra_details: { issuing_authority, expiry_date },
    nature_of_work: fields.occupation,
    tokens: '',
    blacklist_status: status === 'block' ? 1 : 0,
    ...presentIssues(status, review),
    status,
    cmpl: mustComplete(status, expiresAt, view) ? 1 : 0,
    is_waiting: review.isWaiting,
    expires_at: expiresAt,
    now: seconds(now),
    comment: review.comment,
    // Players do not learn who of the staff decided.
    reviewer: '',
    review_times: review.times,
    ...view.scan,
    version: view.version,
    policy: view.policy,
    middle_name_required: view.isMiddleNameRequired,
    id_types: [...view.idTypes],
  };
}
