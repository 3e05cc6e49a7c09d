import type { StaffGift } from '@perya/contract/promotions/staff-calls/gifts';
import { writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { seconds } from '../../../platform/wire-time.ts';
import type { GiftRow } from './gift.store.ts';

export function presentStaffGift(row: GiftRow): StaffGift {
  return {
    id: String(row.rewardId),
    uid: String(row.uid),
    promotion: row.promotion,
    name_en: row.nameEn,
    name_tl: row.nameTl,
    currency: row.currency,
    amount: writeAmount(row.currency, row.amount),
    state: row.state,
    given_at: seconds(row.givenAt),
    given_by: row.givenBy,
    approved_by: row.approvedBy,
    reason: row.reason,
  };
}
