import type {
  Review,
  ReviewDecision,
  ReviewedField,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { RejectionReason } from '@perya/contract/rules/kyc-options';

export interface Given {
  readonly reasons: readonly RejectionReason[];
  readonly fields: readonly ReviewedField[];
  readonly idNumber: string;
}

/** Whether somebody has to read the ID number off the photo, because no scan did. */
export function needsIdNumber({ fields }: Pick<Review, 'fields'>): boolean {
  const pair = fields.find(({ field }) => field === 'id_number');
  return !pair?.scanned && !pair?.typed;
}

/** What a decision still lacks; the server asks for the same. */
export function missingFor(
  decision: ReviewDecision,
  review: Pick<Review, 'fields'>,
  { reasons, fields, idNumber }: Given,
): 'reasons' | 'fields' | 'id_number' | null {
  if (decision === 'reject' && reasons.length === 0) return 'reasons';
  if (decision === 'return' && fields.length === 0) return 'fields';
  const isUnread = needsIdNumber(review) && idNumber.trim() === '';
  return decision === 'full' && isUnread ? 'id_number' : null;
}
