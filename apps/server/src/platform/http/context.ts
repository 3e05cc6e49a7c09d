import type { Language } from '@perya/contract/text';
import type { FastifyBaseLogger } from 'fastify';

/** Who is calling, from where and how: what a verb may know of the request. */
export interface CallContext {
  /** The player of the session; null on public calls without one. */
  uid: bigint | null;
  language: Language;
  address: string;
  device: string | null;
  adId: string | null;
  adClickId: string | null;
  referrerId: string | null;
  channelId: string | null;
  idempotencyKey: string | null;
  requestId: string;
  log: FastifyBaseLogger;
}

export interface PlayerContext extends CallContext {
  uid: bigint;
}
