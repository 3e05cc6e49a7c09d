import type { BrandTag } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import type { FastifyBaseLogger } from 'fastify';

/** Who is calling, from where and how: what a verb may know of the request. */
export interface CallContext {
  /** The player of the session; null on public calls without one. */
  uid: bigint | null;
  /** The token that was sent, good or not; null if none was. */
  token: string | null;
  brand: BrandTag;
  language: Language;
  address: string;
  userAgent: string;
  /** The device's own random name, which its cookie carries from visit to visit. */
  deviceToken: string | null;
  /** Gives the device a name and sends it as a cookie with the answer. */
  nameDevice(): string;
  device: string | null;
  adId: string | null;
  adClickId: string | null;
  referrerId: string | null;
  channelId: string | null;
  idempotencyKey: string | null;
  /** The file of a call that takes one. */
  upload: Buffer | null;
  requestId: string;
  log: FastifyBaseLogger;
}

export interface PlayerContext extends CallContext {
  uid: bigint;
  token: string;
}
