import type { GiftMessage } from '@perya/contract/live';
import { listHouseNotices } from '@perya/contract/messages/calls/live';
import { listGifts } from '@perya/contract/promotions/calls/bonuses';
import { api } from '../http/api.ts';

/** Gifts and notices that came while nobody listened, and those that were heard: whoever asks knows which. */
export async function fetchMissed(): Promise<GiftMessage[]> {
  const [{ notices }, { gifts }] = await Promise.all([
    api.call(listHouseNotices, {}),
    api.call(listGifts, {}),
  ]);
  return [...notices, ...gifts];
}
