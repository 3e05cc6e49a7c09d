import type { BrandTag } from '@perya/contract/brands';
import { startDeposit } from '@perya/contract/payments/calls/payments';
import { cashbackOf } from '@perya/contract/rules/cashback';
import { depositAmountProblem, parseWholePesos } from '@perya/contract/rules/payment-amount';
import {
  type ChannelPartner,
  defaultAmountMax,
  defaultAmountMin,
  depositTimeoutMinutes,
  feeOf,
} from '@perya/contract/rules/payment-channels';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CashbackOffer, offerOf } from '../cashback/giver.ts';
import type { StoredChannel } from '../channels/channel.store.ts';
import { isOpen } from '../channels/is-open.ts';
import { isServed } from '../channels/is-served.ts';
import { beginStore, type NewDeposit } from './begin.store.ts';
import type { StoredDeposit } from './deposit.store.ts';
import { openDepositsMax } from './policy.ts';
import type { DepositsServices } from './services.ts';

export interface WantedDeposit {
  uid: bigint;
  /** The caller's idempotency key. */
  key: string;
  /** As it was sent. */
  amount: string;
  channelId: number;
  wantsCashback: boolean;
  brand: BrandTag;
  partner: ChannelPartner;
}

/** Only a channel of this place takes deposits of this place; a voucher is no payment. [M-335] */
function isOffered(channel: StoredChannel, { brand, partner }: WantedDeposit): boolean {
  const { mode, gateway, brands } = channel;
  const isHere = channel.partner === partner && (brands === null || brands.includes(brand));
  return mode === 'deposit' && gateway !== 'voucher' && isHere;
}

/** The amount in centavos, or the message of the form. [M-129 M-296] */
function readAmount(channel: StoredChannel, text: string): Centavos {
  const { minAmount, maxAmount } = channel;
  const range = { min: minAmount ?? defaultAmountMin, max: maxAmount ?? defaultAmountMax };
  const problem = depositAmountProblem(text, range);
  if (problem) throw new Refusal('AMOUNT_OUT_OF_RANGE', problem);
  return parseWholePesos(text) as Centavos;
}

/**
 * What a ticket of today brings, if one is used; one that is wanted and not there is refused, and so is one
 * that the promotion could not pay any more. [M-125 M-139 M-303]
 */
async function takeTicket(
  client: pg.PoolClient,
  { uid, wantsCashback }: WantedDeposit,
  offers: readonly CashbackOffer[],
  { channel, amount, now }: Pick<NewDeposit, 'channel' | 'amount' | 'now'>,
): Promise<NewDeposit['ticket']> {
  if (!wantsCashback) return null;
  const offer = offerOf(offers, channel);
  if (!offer) throw new Refusal('CASHBACK_SPENT');
  const bonus = cashbackOf(offer, amount);
  if (bonus === 0n) return null;
  const used = await beginStore.ticketsUsed(client, uid, channel.id, now);
  const isPayable = offer.left === null || bonus <= offer.left;
  if (used >= channel.cashbackTickets || !isPayable) throw new Refusal('CASHBACK_SPENT');
  return { promotion: offer.promotion, bonus };
}

/** The status may have changed since the gate was asked; under the lock it stands. */
async function refuseStatus(
  client: pg.PoolClient,
  kyc: DepositsServices['kyc'],
  { uid, partner }: WantedDeposit,
): Promise<void> {
  const status = await beginStore.statusOf(client, uid);
  const refusal = kyc.refusalOf(startDeposit.gate, status, partner);
  if (refusal) throw refusal;
}

/** The same request again finds what it began; another one with its key is refused. */
function sameDeposit(held: StoredDeposit, wanted: WantedDeposit): StoredDeposit {
  const isSame =
    held.channelId === wanted.channelId && held.amount === parseWholePesos(wanted.amount);
  if (!isSame) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return held;
}

/**
 * Writes a deposit down before any gateway hears of it, in one transaction that holds the player: what is
 * counted here (open ones, tickets, limits) is counted once, however many ask at once.
 */
export async function beginDeposit(
  { pool, gateways, giver, kyc }: Pick<DepositsServices, 'pool' | 'gateways' | 'giver' | 'kyc'>,
  wanted: WantedDeposit,
): Promise<StoredDeposit> {
  const { uid, key, channelId, brand } = wanted;
  const offers = wanted.wantsCashback ? await giver.offersTo(uid) : [];
  return inTransaction(pool, async (client) => {
    const now = await beginStore.hold(client, uid);
    const held = await beginStore.findByKey(client, uid, key);
    if (held) return sameDeposit(held, wanted);
    await refuseStatus(client, kyc, wanted);
    const channel = await beginStore.holdChannel(client, channelId);
    if (!channel || !isOffered(channel, wanted)) throw new Refusal('CHANNEL_UNKNOWN');
    if (!isServed(gateways, channel) || !isOpen(channel, now)) throw new Refusal('CHANNEL_CLOSED');
    const amount = readAmount(channel, wanted.amount);
    const open = await beginStore.countOpen(client, uid);
    if (open >= openDepositsMax) throw new Refusal('DEPOSITS_OPEN_MAX');
    const ticket = await takeTicket(client, wanted, offers, { channel, amount, now });
    const reason = await beginStore.takeLimit(client, uid, amount, now);
    if (reason) throw new Refusal(reason);
    const fee = feeOf({ fixed: channel.feeFixed, basisPoints: channel.feeBasisPoints }, amount);
    const minutes = depositTimeoutMinutes;
    return beginStore.insert(client, {
      uid,
      key,
      channel,
      amount,
      fee,
      ticket,
      brand,
      now,
      minutes,
    });
  });
}
