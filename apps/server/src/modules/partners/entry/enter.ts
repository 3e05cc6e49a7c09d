import type { AnswerOf } from '@perya/contract/call';
import type { loginFromWalletApp } from '@perya/contract/partners/calls/login';
import type { HostUser } from '@perya/contract/partners/host-wire';
import {
  type EntryOutcome,
  type PartnerChannel,
  type PartnerPurpose,
  partnerTokenSeconds,
} from '@perya/contract/partners/partner-channels';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { maskPhone } from '@perya/contract/rules/phone';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { HostFailure, type HostTrouble } from '../../../providers/partners/host.ts';
import type { PartnersServices } from '../services.ts';
import { playerOf } from './player-of.ts';

/** A host's clock may run ahead by this much. */
const clockToleranceSeconds = 60;

export interface Brought {
  channel: PartnerChannel;
  token: string;
  purpose: PartnerPurpose;
}

/** What of an entry is counted, and what the player is told of it. */
const codes = {
  closed: 'PARTNER_CLOSED',
  invalid: 'PARTNER_TOKEN_INVALID',
  expired: 'PARTNER_TOKEN_EXPIRED',
  unverified: 'PARTNER_PHONE_UNVERIFIED',
  blocked: 'ACCOUNT_BLOCKED',
  unlinked: 'PARTNER_UNLINKED',
  unreachable: 'PARTNER_UNREACHABLE',
} as const;
type RefusedOutcome = keyof typeof codes;

/** A person whom the host names, or why they cannot come in. */
type Judged = { user: HostUser } | { refused: RefusedOutcome };

/** The host may be wrong: what it says of age and purpose is held against what the door asks for. */
function judge(user: HostUser, purpose: PartnerPurpose): Judged {
  const ageSeconds = Date.now() / 1000 - user.issued_at;
  if (user.purpose !== purpose || ageSeconds < -clockToleranceSeconds)
    return { refused: 'invalid' };
  if (ageSeconds > partnerTokenSeconds) return { refused: 'expired' };
  return user.phone_verified ? { user } : { refused: 'unverified' };
}

async function exchange(
  { hosts, metrics }: PartnersServices,
  { channel, token, purpose }: Brought,
): Promise<{ judged: Judged; ms: number | null }> {
  const host = hosts.get(channel);
  if (!host) return { judged: { refused: 'unreachable' }, ms: null };
  const begun = performance.now();
  const judged = await host.exchange(token, purpose).then(
    (user) => judge(user, purpose),
    (error: unknown): Judged => {
      if (!(error instanceof HostFailure)) throw error;
      const refused: HostTrouble = error.trouble;
      return { refused };
    },
  );
  const ms = performance.now() - begun;
  metrics.observeExchange(channel, ms / 1000);
  return { judged, ms };
}

type PartnerSession = AnswerOf<typeof loginFromWalletApp>;

interface Entered {
  outcome: EntryOutcome;
  session: PartnerSession | null;
  ms: number | null;
}

/** Whose channels the session pays by: inside two of the apps their own alone; in a browser it is one of the web. */
function channelPartnerOf({ channel, purpose }: Brought): ChannelPartner {
  return channel === 'ewallet' || purpose === 'browser' ? 'web' : channel;
}

async function tryToEnter(
  services: PartnersServices,
  context: PublicContext,
  brought: Brought,
): Promise<Entered> {
  const { entries, links, identity, kyc } = services;
  const { channel, token } = brought;
  const tokenHash = hashToken(token);
  const taking = await entries.take(channel, tokenHash);
  if (taking === 'closed') return { outcome: 'closed', session: null, ms: null };
  if (taking === 'used') return { outcome: 'expired', session: null, ms: null };
  const { judged, ms } = await exchange(services, brought);
  if ('refused' in judged) {
    if (judged.refused === 'unreachable') await entries.giveBack(channel, tokenHash);
    return { outcome: judged.refused, session: null, ms };
  }
  const player = await playerOf(services, context, channel, judged.user);
  const { uid } = player;
  if ((await kyc.statusOf(uid)) === 'block') return { outcome: 'blocked', session: null, ms };
  if (await links.isRemoved(uid, channel)) return { outcome: 'unlinked', session: null, ms };
  const session = await identity.loginByPartner(context, player, channelPartnerOf(brought));
  // Removed since then: what ends every session may have come before this one was open.
  if (await links.isRemoved(uid, channel)) {
    await identity.endSession(context, session.token);
    return { outcome: 'unlinked', session: null, ms };
  }
  const phone = maskPhone((await identity.account(uid))?.phone ?? '');
  const outcome = session.token === '' ? 'second_factor' : 'entered';
  return { outcome, session: { ...session, player: { uid: String(uid), phone } }, ms };
}

/**
 * Lets in whoever a partner sends: the token is taken first, then exchanged at the partner's host, outside of any
 * transaction, and opens one session of the player whose verified phone the host names.
 */
export async function enter(
  services: PartnersServices,
  context: PublicContext,
  brought: Brought,
): Promise<PartnerSession> {
  await services.rateLimiter.count('partnerAddress', networkOf(context.address));
  const { outcome, session, ms } = await tryToEnter(services, context, brought);
  services.metrics.countEntry(brought.channel, outcome);
  await services.tallies.note(brought.channel, outcome, ms);
  if (session) return session;
  throw new Refusal(codes[outcome as RefusedOutcome]);
}
