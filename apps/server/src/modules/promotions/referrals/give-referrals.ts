import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { meetsGoal } from '@perya/contract/rules/promotions/referral';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Range } from '../../../platform/events/events.store.ts';
import { type Giving, grantOfSeveral } from '../rewards/grant-rewards.ts';
import { readMeant } from '../running/meant-for.ts';
import { listMeant } from '../running/promotion.store.ts';
import type { Promotion } from '../running/read-promotions.ts';
import { firstThatCounts, offerFor } from './offer-for.ts';
import {
  type Friend,
  type FriendLog,
  holdFriends,
  listDone,
  listInvitedIn,
  listReal,
} from './referral.store.ts';
import type { ReferralServices } from './services.ts';

/** Of friends who came in the time of a promotion, those who have done what it asks for. */
async function listMet(
  client: pg.ClientBase,
  { rules }: Promotion<'referral'>,
  friends: readonly Friend[],
): Promise<Friend[]> {
  const done = await listDone(client, rules.within_days, friends);
  const met = new Set(
    done
      .filter((did) => meetsGoal(rules, { ...did, isVerified: isVerified(did.status) }))
      .map(({ uid }) => uid),
  );
  const candidates = friends.filter(({ uid }) => met.has(uid));
  if (candidates.length === 0) return [];
  const real = await listReal(client, candidates);
  return candidates.filter(({ uid }) => real.has(uid));
}

/**
 * Credits whoever invited one of these players, if the player has done what was asked for. Friends are held
 * before anything is read: of two who add the last parts at the same time, the second sees both.
 */
async function giveFor(
  services: ReferralServices,
  client: pg.ClientBase,
  uids: readonly bigint[],
  promotions: readonly Promotion<'referral'>[],
  now: Date,
): Promise<void> {
  if (uids.length === 0) return;
  const friends = await holdFriends(client, uids, firstThatCounts(promotions, now));
  const referrers = [...new Set(friends.map(({ referrer }) => referrer))];
  const isFor = await readMeant((...asked) => listMeant(client, ...asked), promotions, referrers);
  const byOffer = Map.groupBy(friends, ({ referrer, referredAt }) =>
    offerFor(
      promotions.filter((promotion) => isFor(promotion, referrer)),
      referredAt,
    ),
  );
  const givings: Giving[] = [];
  for (const [promotion, invited] of byOffer) {
    if (promotion === undefined) continue;
    const { id, rules, endsAt } = promotion;
    const grants = (await listMet(client, promotion, invited)).map(({ uid, referrer }) => ({
      uid: referrer,
      period: `friend:${uid}`,
      amount: BigInt(rules.amount),
      facts: { friend: String(uid) },
    }));
    const isOver = endsAt !== null && endsAt <= now;
    const options = {
      promotion: id,
      isCredited: true,
      by: 'system',
      // Friends came in its time, so it owes them after its end.
      ...(isOver && { earnedAt: new Date(endsAt.getTime() - 1) }),
    };
    givings.push({ grants, options });
  }
  await grantOfSeveral(services, givings, client);
}

/** Looks at the friends in a part of a log, within the transaction that has counted it. */
export async function giveForLog(
  services: ReferralServices,
  client: pg.ClientBase,
  log: FriendLog,
  range: Range,
): Promise<void> {
  const promotions = await services.promotions.published();
  if (promotions.length === 0) return;
  const now = new Date();
  const uids = await listInvitedIn(client, log, range, firstThatCounts(promotions, now));
  await giveFor(services, client, uids, promotions, now);
}

/** Looks at friends whose identity has just been checked. */
export async function giveForVerified(
  services: ReferralServices,
  client: pg.ClientBase,
  uids: readonly bigint[],
): Promise<void> {
  const promotions = await services.promotions.published();
  if (promotions.length > 0) await giveFor(services, client, uids, promotions, new Date());
}

/** Friends that are looked at in one transaction. */
const pageSize = 200;

/** Looks at everybody who can still bring something: what a pause or a full budget held back. May be repeated. */
export async function giveForAll(services: ReferralServices): Promise<void> {
  const promotions = await services.promotions.published();
  if (promotions.length === 0) return;
  const now = new Date();
  const since = firstThatCounts(promotions, now);
  let after = 0n;
  for (;;) {
    const uids = await services.referrals.listInvited(since, after, pageSize);
    await inTransaction(services.pool, (client) =>
      giveFor(services, client, uids, promotions, now),
    );
    if (uids.length < pageSize) return;
    after = uids.at(-1) ?? after;
  }
}
