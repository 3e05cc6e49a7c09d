import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { giveGift as call, GiftWanted } from '@perya/contract/promotions/staff-calls/gifts';
import {
  type PromotionCurrency,
  readAmount,
  writeAmount,
} from '@perya/contract/promotions/staff-forms/amounts';
import { giftAloneMax, giftMax } from '@perya/contract/rules/promotions/gift';
import type { StaffErrorCode } from '@perya/contract/staff/staff-errors';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { GrantOutcome } from '../rewards/reward.store.ts';
import type { Promotion } from '../running/read-promotions.ts';
import type { GiftRow } from './gift.store.ts';
import { presentStaffGift } from './list-gifts.ts';
import type { GiftServices } from './services.ts';

const refusals: Record<Exclude<GrantOutcome, 'GRANTED' | 'KNOWN'>, StaffErrorCode> = {
  NOT_RUNNING: 'GIFT_NOT_RUNNING',
  SHUT_OUT: 'GIFT_SHUT_OUT',
  NOT_FOR_PLAYER: 'GIFT_NOT_FOR_PLAYER',
  SHARED: 'GIFT_NOT_FOR_PLAYER',
  GROUP_TAKEN: 'GIFT_NOT_FOR_PLAYER',
  PLAYER_CAP: 'GIFT_BOUND',
  DAY_CAP: 'GIFT_BOUND',
  BUDGET: 'GIFT_BOUND',
};

/** Refuses in words what could not be given as things stand, whoever gives it; answers what it is given out of. */
export async function checkGift(
  { promotions, identity }: Pick<GiftServices, 'promotions' | 'identity'>,
  wanted: GiftWanted,
): Promise<Promotion<'gift'>> {
  const running = await promotions.running();
  const promotion = running.find(({ id }) => id === wanted.promotion);
  if (!promotion) throw new Refusal('GIFT_NOT_RUNNING');
  amountOf(promotion.currency, wanted);
  if ((await identity.account(BigInt(wanted.uid))) === null) throw new Refusal('NOT_FOUND');
  return promotion;
}

/** Centavos, or Filcoins. */
function amountOf(currency: PromotionCurrency, wanted: GiftWanted): bigint {
  const amount = readAmount(currency, wanted.amount);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  if (amount === 0n || amount > giftMax[currency]) throw new Refusal('GIFT_TOO_LARGE');
  return amount;
}

/** Who gives it, who approved it, why, and by which key it is given once. */
export interface Giving {
  key: string;
  givenBy: string;
  approvedBy: string | null;
  reason: string;
}

type Within = Pick<GiftServices, 'rewards' | 'gifts'>;

/** Credits it once for its key; the reward's number, and whether it is new. */
async function credit(
  { rewards }: Within,
  tx: Recorded,
  { promotion, uid }: GiftWanted,
  amount: bigint,
  { key, givenBy, approvedBy }: Giving,
): Promise<{ rewardId: bigint; isNew: boolean }> {
  const [granted] = await rewards.grant(
    [{ uid: BigInt(uid), period: `gift:${key}`, amount }],
    { promotion, isCredited: true, by: approvedBy ?? givenBy },
    tx,
  );
  if (!granted) throw new Error('The gift was not decided');
  const { outcome, id: rewardId } = granted;
  if (outcome !== 'GRANTED' && outcome !== 'KNOWN') throw new Refusal(refusals[outcome]);
  if (rewardId === null) throw new Error('The gift has no reward');
  return { rewardId, isNew: outcome === 'GRANTED' };
}

/**
 * Gives something once for its key, in the transaction of whoever gives or approves it, and touches
 * nothing but that transaction. What was given alone is added up before it is looked at.
 */
export async function giveWithin(
  services: Within,
  tx: Recorded,
  wanted: GiftWanted,
  giving: Giving,
): Promise<{ gift: GiftRow; entries: Entry[] }> {
  const { gifts } = services;
  const { givenBy, approvedBy, reason } = giving;
  const { promotion } = wanted;
  const uid = BigInt(wanted.uid);
  const currency = await gifts.currencyOf(tx, promotion);
  if (currency === null) throw new Refusal('GIFT_NOT_RUNNING');
  const amount = amountOf(currency, wanted);
  const { rewardId, isNew } = await credit(services, tx, wanted, amount, giving);
  if (isNew) {
    if (approvedBy === null) {
      const alone = await gifts.addAlone(tx, { givenBy, currency, amount });
      if (alone > giftAloneMax[currency]) throw new Refusal('GIFT_NEEDS_SECOND_PERSON');
    }
    const because = { givenBy, approvedBy, reason };
    await gifts.insert(tx, { rewardId, uid, promotion, currency, amount, ...because });
  }
  const gift = await gifts.find(tx, rewardId);
  if (!gift) throw new Error('The gift is gone');
  const after = {
    gift: String(rewardId),
    promotion: String(promotion),
    currency,
    amount: writeAmount(currency, amount),
  };
  const subject = { kind: 'player', uid } as const;
  const entry: Entry = { action: 'promotions.gift-given', subject, after, reason };
  return { gift, entries: isNew ? [entry] : [] };
}

/** Gives something at once, up to what one person may give on a day. */
export async function giveGift(
  services: GiftServices,
  context: StaffContext,
  { reason, ...wanted }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { idempotencyKey, staffId } = context;
  if (idempotencyKey === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  await checkGift(services, wanted);
  const givenBy = `staff:${staffId}`;
  const giving = { key: `${givenBy}:${idempotencyKey}`, givenBy, approvedBy: null, reason };
  return services.audit.record(byStaff(context), async (tx) => {
    const { gift, entries } = await giveWithin(services, tx, wanted, giving);
    const result = presentStaffGift(gift);
    return entries.length === 0 ? nothingChanged(result) : { result, entries };
  });
}
