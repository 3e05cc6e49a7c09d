import {
  type Review,
  type ReviewedField,
  type ReviewRow,
  reviewedFields,
} from '@perya/contract/kyc/staff-calls/reviews';
import { photoNames } from '@perya/contract/rules/kyc-options';
import { maskName } from '@perya/contract/staff/mask';
import { presentClaim } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { PersonFields } from '../record/fields.ts';
import { compareField } from '../screening/compare-fields.ts';
import type { ScannedFields } from '../screening/scanned-fields.ts';
import type { WatchHit } from '../screening/watch-lists/watch-index.ts';
import type { DeskReview } from './desk.store.ts';

type Named = Pick<PersonFields, 'first_name' | 'last_name'>;

/** As on the list of players: two people are told apart, and neither is known. */
export const maskedName = ({ first_name: first, last_name: last }: Named) =>
  `${maskName(first)} ${maskName(last)}`;

export const fullName = (fields: PersonFields) =>
  [fields.first_name, fields.middle_name, fields.last_name].filter((name) => name !== '').join(' ');

export function presentRow(review: DeskReview, name: string, staffId: bigint): ReviewRow {
  return {
    uid: String(review.uid),
    version: review.version,
    name,
    state: review.state,
    status: review.status,
    id_type: review.idType,
    submitted_at: seconds(review.submittedAt),
    earlier: review.earlier,
    flags: review.flags,
    claim: presentClaim(review, staffId),
    decision: review.decision,
  };
}

const isPhoto = (field: ReviewedField) => (photoNames as readonly string[]).includes(field);

/** Every field that a reviewer can find wrong, as typed and as scanned. */
export function presentFields(
  idType: string,
  fields: PersonFields,
  scan: ScannedFields | null,
): Review['fields'] {
  const typed: Record<string, string | number> = { ...fields, id_type: idType };
  return reviewedFields
    .filter((field) => !isPhoto(field))
    .map((field) => ({ field, ...compareField(field, String(typed[field] ?? ''), scan) }));
}

export const presentHit = ({ list, name, birthday, likeness, note }: WatchHit) => ({
  list,
  name,
  birthday,
  likeness,
  note,
});
