import * as z from 'zod/mini';

/** Where the server's own broker answers, by WebSocket. */
export const livePath = '/mqtt';

/** What a player may listen to. Gifts and bonuses have the documents' topic. [M-395] */
export const liveTopics = {
  bonus: (uid: bigint | string) => `mqtt_bonus_notify_${uid}`,
  wallet: (uid: bigint | string) => `wallet_notify_${uid}`,
  /** Of all players, and nothing of any of them: what the house tells everybody. */
  house: () => 'house_notify',
} as const;
export type LiveTopic = keyof typeof liveTopics;

export const liveKinds = [
  'payment',
  'wallet',
  'reward',
  'support',
  'kyc',
  'site',
  'refresh',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/**
 * Says what to ask for anew, and carries nothing that is worth reading: whatever is lost on the way is
 * made good by asking. `payment` names one that moved, `wallet` says that the balance did, `reward` that
 * something can be earned or claimed anew, `support` that service was written to or has answered, `kyc` that the
 * identity check moved, `site` that what the index says of the site has changed, `refresh` that messages may have been lost.
 */
const liveMessage = z.object({
  messageId: z.string(),
  kind: z.enum(liveKinds),
  /** Of the payment. */
  id: z.optional(z.string()),
  /** Of the payment: deposit, withdrawal, voucher or adjustment. Of the wallet: play. */
  type: z.optional(z.string()),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** On the topic of bonuses: something was credited. On that of the house: a notice, of cash type 999. [G-133 G-234 M-147] */
export const giftMessage = z.object({
  messageId: z.string(),
  cash_type: z.int(),
  /** In pesos, with two decimals. */
  amount: z.string(),
  /** Of what brought it. */
  name: z.string(),
  name_tl: z.string(),
  /** What must be played before it can be withdrawn; missing where nothing must. */
  to_play: z.optional(z.string()),
  /** Of a notice: when what it tells of begins and ends, in unix seconds. */
  from: z.optional(z.int()),
  until: z.optional(z.int()),
});
export type GiftMessage = z.infer<typeof giftMessage>;

/** The cash type of a notice of maintenance, which carries no money. [M-399] */
export const maintenanceType = 999;
export const isMaintenance = ({ cash_type }: GiftMessage): boolean => cash_type === maintenanceType;

/** Null for what is no gift and no notice. */
export function readGiftMessage(given: unknown): GiftMessage | null {
  const read = z.safeParse(giftMessage, given);
  return read.success ? read.data : null;
}

/** Null for what is no message of this topic, or one of a later release. */
export function readLiveMessage(given: unknown): LiveMessage | null {
  const read = z.safeParse(liveMessage, given);
  return read.success ? read.data : null;
}

/** How the app keeps its connection. [M-396] */
export const liveTimes = {
  connectTimeoutMs: 4000,
  reconnectMs: 2000,
  /** A server that ends tells its players so: they come back spread over this much longer. */
  spreadMs: 3000,
  keepAliveSeconds: 30,
} as const;

/** A message that comes twice is handled once; so many are remembered. [M-398] */
export const liveMessagesRemembered = 50;
