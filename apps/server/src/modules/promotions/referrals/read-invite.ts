import type {
  Friend,
  ReferralOffer,
  referralCalls,
} from '@perya/contract/promotions/calls/referrals';
import { type Language, say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { maskName } from '../../../platform/mask-name.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Promotion } from '../running/read-promotions.ts';
import { isOver, offerFor } from './offer-for.ts';
import type { FriendRow } from './referral.store.ts';
import type { ReferralServices } from './services.ts';

type Answers = Handlers<typeof referralCalls>;

function presentOffer(promotion: Promotion<'referral'>, language: Language): ReferralOffer {
  const { rules, terms, wageringTimes, playerCap } = promotion;
  return {
    amount: toPesos(centavos(rules.amount)),
    deposited: toPesos(centavos(rules.deposited)),
    staked: toPesos(centavos(rules.staked)),
    is_verified: rules.is_verified,
    within_days: rules.within_days,
    to_play: toPesos(centavos(rules.amount * wageringTimes)),
    most: playerCap === null ? null : toPesos(centavos(playerCap)),
    terms: say(terms, language),
  };
}

/** Whoever is shut out sees nothing of what could be earned. */
export async function readInvite(
  { identity, referrals, promotions }: ReferralServices,
  { uid, language }: PlayerContext,
): ReturnType<Answers['readInvite']> {
  const [account, sums, now, published] = await Promise.all([
    identity.account(uid),
    referrals.sum(uid),
    referrals.readClock(uid),
    promotions.meantFor(uid, promotions.published()),
  ]);
  if (!account) throw new Refusal('UNAUTHENTICATED');
  const offer = now ? offerFor(published, now) : undefined;
  return {
    code: account.referral.code,
    offer: offer ? presentOffer(offer, language) : null,
    friends: sums.friends,
    rewarded: sums.rewarded,
    earned: toPesos(sums.earned),
  };
}

function stateOf(
  { amount, referredAt }: FriendRow,
  promotions: readonly Promotion<'referral'>[],
  now: Date | null,
): Friend['state'] {
  if (amount !== null) return 'earned';
  const offer = now ? offerFor(promotions, referredAt) : undefined;
  return !(now && offer) || isOver(referredAt, offer.rules.within_days, now) ? 'over' : 'waiting';
}

/** Nothing of what a friend does is told but that a bonus came of it. */
export async function listFriends(
  { identity, referrals, promotions }: ReferralServices,
  { uid }: PlayerContext,
  { last_id, page_size }: { last_id?: string | undefined; page_size: number },
): ReturnType<Answers['listFriends']> {
  const before = last_id === undefined ? null : BigInt(last_id);
  const [rows, now, published] = await Promise.all([
    referrals.listFriends(uid, before, page_size),
    referrals.readClock(uid),
    promotions.meantFor(uid, promotions.published()),
  ]);
  const names = await identity.listNames(rows.map((row) => row.uid));
  const last = rows.length < page_size ? undefined : rows.at(-1);
  return {
    d: rows.map((row) => ({
      id: String(row.id),
      name: maskName(names.get(row.uid) ?? ''),
      joined_at: seconds(row.referredAt),
      state: stateOf(row, published, now),
      amount: row.amount === null ? null : toPesos(row.amount),
    })),
    last_id: last ? String(last.id) : null,
    s: page_size,
  };
}
