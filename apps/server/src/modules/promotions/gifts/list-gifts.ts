import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  readGiftBounds as boundsCall,
  listStaffGifts as listCall,
  StaffGift,
} from '@perya/contract/promotions/staff-calls/gifts';
import { promotionCurrencies, writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { giftAloneMax } from '@perya/contract/rules/promotions/gift';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { GiftRow } from './gift.store.ts';
import type { GiftServices } from './services.ts';

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

export async function listStaffGifts(
  { gifts }: GiftServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await gifts.page(request);
  return { ...page, rows: page.rows.map(presentStaffGift) };
}

/** What can be given at present, and how much of it by the caller alone. */
export async function readGiftBounds(
  { promotions, gifts }: GiftServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
): Promise<AnswerOf<typeof boundsCall>> {
  const [running, given] = await Promise.all([
    promotions.running(),
    gifts.readAlone(`staff:${staffId}`),
  ]);
  return {
    promotions: running.map(({ id, name, currency, wageringTimes }) => ({
      id,
      name_en: name.en,
      name_tl: name.tl,
      currency,
      wagering_times: wageringTimes,
    })),
    alone: promotionCurrencies.map((currency) => ({
      currency,
      max: writeAmount(currency, giftAloneMax[currency]),
      given: writeAmount(currency, given.get(currency) ?? 0n),
    })),
  };
}
