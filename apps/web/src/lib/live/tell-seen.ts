import { seeGift } from '@perya/contract/promotions/calls/bonuses';
import { api } from '../http/api.ts';

/** Tells that a gift was closed, so that it comes again after no login, wherever that is. */
export async function tellSeen(messageId: string): Promise<void> {
  try {
    await api.call(seeGift, { messageId });
  } catch {
    // This browser knows it until the logout; afterwards it may come once more.
  }
}
