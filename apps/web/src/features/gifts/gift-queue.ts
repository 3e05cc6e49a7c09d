import { type GiftMessage, isMaintenance, liveMessagesRemembered } from '@perya/contract/live';
import { giftShownSeconds } from '@perya/contract/rules/promotions/bonus';

/** A gift or a notice that was not closed yet. */
export interface Waiting {
  readonly gift: GiftMessage;
  /** When it is no longer worth showing, in unix seconds. */
  readonly until: number;
}

/** What was taken lately and what of it waits, the oldest first. */
export interface GiftQueue {
  readonly seen: readonly string[];
  readonly waiting: readonly Waiting[];
}

export const emptyQueue: GiftQueue = { seen: [], waiting: [] };

/**
 * Puts a message at the end, unless it is among those taken last. One that nobody could be shown in time is dropped
 * afterwards; a notice goes with what it tells of. [G-157 G-158 G-159 M-255 M-257]
 */
export function takeGift(
  { seen, waiting }: GiftQueue,
  gift: GiftMessage,
  now: number,
  timerSeconds: number = giftShownSeconds,
): GiftQueue {
  if (seen.includes(gift.messageId)) return { seen, waiting };
  const until = Math.min(now + timerSeconds, gift.until ?? Number.POSITIVE_INFINITY);
  return {
    seen: [...seen, gift.messageId].slice(-liveMessagesRemembered),
    waiting: [...waiting, { gift, until }],
  };
}

export function closeGift({ seen, waiting }: GiftQueue, messageId: string): GiftQueue {
  return { seen, waiting: waiting.filter(({ gift }) => gift.messageId !== messageId) };
}

/** Without those that are no longer worth showing. */
export function withoutOver({ seen, waiting }: GiftQueue, now: number): GiftQueue {
  return { seen, waiting: waiting.filter(({ until }) => until > now) };
}

/** The one to be shown now: a maintenance notice wherever the player is, a gift outside of games. [G-153 G-154 G-155 M-399] */
export function nextGift({ waiting }: GiftQueue, isInGame: boolean): GiftMessage | null {
  const notice = waiting.find(({ gift }) => isMaintenance(gift));
  if (notice !== undefined) return notice.gift;
  return isInGame ? null : (waiting[0]?.gift ?? null);
}
