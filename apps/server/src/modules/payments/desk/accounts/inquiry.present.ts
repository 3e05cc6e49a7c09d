import type { AccountInquiry } from '@perya/contract/payments/account-inquiries';
import { seconds } from '../../../../platform/wire-time.ts';
import type { InquiryColumns } from './payout-accounts.store.ts';

/** What its bank said of an account; null where nobody has asked. */
export function presentInquiry(row: InquiryColumns): AccountInquiry {
  const { inquiryResult, inquiryName, inquiryGateway, inquiredAt } = row;
  if (inquiryResult === null || inquiredAt === null) return null;
  return {
    result: inquiryResult,
    name: inquiryName ?? '',
    gateway: inquiryGateway ?? '',
    at: seconds(inquiredAt),
  };
}
