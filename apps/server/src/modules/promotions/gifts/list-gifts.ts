import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  readGiftBounds as boundsCall,
  listStaffGifts as listCall,
} from '@perya/contract/promotions/staff-calls/gifts';
import { promotionCurrencies, writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { giftAloneMax } from '@perya/contract/rules/promotions/gift';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../platform/http/context.ts';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { GiftServices } from './dependencies.ts';
import { presentStaffGift } from './gift.present.ts';

export async function listStaffGifts(
  { gifts }: GiftServices,
  { uid, currency, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { uid: uid === undefined ? null : BigInt(uid), currency: currency ?? null };
  const [found, count] = await Promise.all([
    gifts.list(filter, readIdCursor(cursor), limit + 1),
    cursor === undefined ? gifts.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentStaffGift),
    next: last ? writeCursor(String(last.rewardId)) : null,
    count,
  };
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
      ...{ id, name_en: name.en, name_tl: name.tl, currency },
      wagering_times: wageringTimes,
    })),
    alone: promotionCurrencies.map((currency) => ({
      currency,
      max: writeAmount(currency, giftAloneMax[currency]),
      given: writeAmount(currency, given.get(currency) ?? 0n),
    })),
  };
}
