import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { Permission } from '@perya/contract/staff/permissions';

/** What is known of a caller once they are authenticated, for each kind of caller. */
export interface Callers {
  player: {
    uid: bigint;
    /** The id of the session, whatever token it has at the moment. */
    session: string;
    /** Inside which partner's app the session was opened. */
    partner: ChannelPartner;
  };
  staff: {
    staffId: bigint;
    /** The id of the session. */
    staffSession: string;
    /** What colleagues call them. */
    staffName: string;
    permissions: ReadonlySet<Permission>;
    /** Nobody of the house: they change nothing, and what they look at is written down. */
    isOutside: boolean;
  };
  provider: {
    venue: string;
    /** What the signed request is about, read by the module that knows its signer. */
    said?: unknown;
  };
  partner: { partnerId: string };
}

export type CallerKind = keyof Callers;

/** What a token turned out to be. */
export type Authentication<Kind extends CallerKind> =
  | { state: 'valid'; caller: Callers[Kind] }
  | { state: 'expired' | 'unknown' };

/**
 * Says whose token it is. Sessions live in modules above the platform, which hand this in. A call that
 * nobody made by hand does not keep a session open that ends by itself.
 */
export type Authenticator<Kind extends CallerKind> = (
  token: string,
  isByHand: boolean,
  /** Where the call comes from. */
  address: string,
) => Promise<Authentication<Kind>>;

/** A request as whoever signed it has sent it. */
export interface SignedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Providers have no token: every request of theirs is signed as a whole. */
type SignatureCheck = (request: SignedRequest) => Promise<Authentication<'provider'>>;

/** One for each kind of caller: a token of one kind is unknown to the authenticators of all others. */
export type Authenticators = {
  [Kind in CallerKind]?: Kind extends 'provider' ? SignatureCheck : Authenticator<Kind>;
};

/** Whose a rate limit or an idempotency key is: subjects of two callers never collide. */
export const subjectOf: { [Kind in CallerKind]: (caller: Callers[Kind]) => string } = {
  player: ({ uid }) => `player:${uid}`,
  staff: ({ staffId }) => `staff:${staffId}`,
  provider: ({ venue }) => `provider:${venue}`,
  partner: ({ partnerId }) => `partner:${partnerId}`,
};
