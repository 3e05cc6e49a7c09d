import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  readGiftBounds as boundsCall,
  listStaffGifts as listCall,
} from '@perya/contract/promotions/staff-calls/gifts';
import { promotionCurrencies, writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { giftAloneMax } from '@perya/contract/rules/promotions/gift';
import type { StaffContext } from '../../../platform/http/context.ts';
import { presentStaffGift } from './gift.present.ts';
import type { GiftServices } from './services.ts';

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
