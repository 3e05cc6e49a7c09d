import type { Access, KindOf } from '@perya/contract/access';
import type { BrandTag } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import type { FastifyBaseLogger } from 'fastify';
import type { Callers } from './callers.ts';
import type { StaffCookie } from './staff-cookie.ts';

/** From where and how a call comes: what a verb may know of the request, whoever sent it. */
export interface RequestContext {
  brand: BrandTag;
  /** In front of addresses of ours that the app opens; empty where app and API share a host. */
  apiBase: string;
  language: Language;
  /** The origin of the page that asks, if it is one of ours. */
  pageOrigin: string | null;
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

/** Anybody; a player who sends a good token is known all the same. */
export interface PublicContext extends RequestContext {
  uid: bigint | null;
  /** The id of the player's session. */
  session: string | null;
  /** The token that was sent, good or not; null if none was. */
  token: string | null;
}

/** A member of staff who has no session yet. */
export interface StaffEntranceContext extends RequestContext {
  staffCookie: StaffCookie;
}

interface WithToken extends RequestContext {
  token: string;
}

export type PlayerContext = WithToken & Callers['player'];
export type StaffContext = StaffEntranceContext & Callers['staff'];
export type ProviderContext = RequestContext & Callers['provider'];
export type PartnerContext = WithToken & Callers['partner'];

interface Contexts {
  public: PublicContext;
  player: PlayerContext;
  staff: StaffContext;
  'staff-entrance': StaffEntranceContext;
  provider: ProviderContext;
  partner: PartnerContext;
}

/** The context that a handler gets follows from who may call: no handler of staff's gets a player's. */
export type ContextOf<Who extends Access> = Contexts[KindOf<Who>];
