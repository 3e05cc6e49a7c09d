import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { ErrorCode } from '@perya/contract/errors';
import { startWithdrawal as call } from '@perya/contract/payments/calls/payments';
import { parseWholePesos, withdrawAmountProblem } from '@perya/contract/rules/payment-amount';
import { defaultAmountMax, defaultAmountMin, feeOf } from '@perya/contract/rules/payment-channels';
import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PayableAccount } from '../accounts/account.store.ts';
import type { StoredChannel } from '../channels/channel.store.ts';
import { isOpen } from '../channels/is-open.ts';
import { isServed, mustMoveOn } from '../channels/is-served.ts';
import { partnerOf } from '../channels/partner-of.ts';
import { followPayout } from './payout/follow-payout.ts';
import { moveOnMissingGateway } from './payout/move-on-channel.ts';
import type { ReserveOutcome } from './reserve.store.ts';
import { screenWithdrawal } from './screening/screen-withdrawal.ts';
import type { WithdrawalsServices } from './services.ts';
import { waitText, youngText } from './wait-text.ts';

type Asked = RequestOf<typeof call>;
type Answer = AnswerOf<typeof call>;

/** [M-309] */
const required = (en: string, tl: string): Text => ({
  en: `${en} is required`,
  tl: `Kailangan ang ${tl}`,
});

async function refuseWaiting({ identity }: WithdrawalsServices, uid: bigint): Promise<void> {
  const until = await identity.withdrawalsWaitUntil(uid);
  if (until !== null) throw new Refusal('WITHDRAWALS_WAIT', waitText(until));
}

const hourMs = 3600 * 1000;

/** Whoever took an account over cannot be paid at once: the owner has time to notice. */
async function refuseYoung({ limits }: WithdrawalsServices, account: PayableAccount) {
  // That of a partner's app is the player's own phone.
  if (account.partner !== 'web') return;
  const hours = await limits.policy('payout_wait_hours');
  const until = new Date(account.createdAt.getTime() + hours * hourMs);
  if (until > new Date()) throw new Refusal('WITHDRAWALS_WAIT', youngText(until));
}

/** What the notice inside of the shopping app says. [M-328] */
const onTheWebsite = {
  en: 'Inside this app there are no withdrawals: withdraw on the website',
  tl: 'Walang withdrawal sa loob ng app na ito: mag-withdraw sa website',
};

interface Way {
  account: PayableAccount;
  channel: StoredChannel;
}

/** The second mini-app pays to the phone of its own player, the shopping app pays nobody; everybody else names an account. [M-326 M-328] */
async function findWay(
  { accounts, channels }: WithdrawalsServices,
  context: PlayerContext,
  { account_id, partner: said }: Asked,
): Promise<Way> {
  const { uid, brand } = context;
  const partner = partnerOf(context, said);
  if (partner === 'maya') {
    const [channel] = await channels.list('withdraw', { brand, partner });
    if (!channel) throw new Refusal('CHANNEL_CLOSED');
    return { channel, account: await accounts.ensureOwn(uid, channel) };
  }
  if (partner === 'lazada') throw new Refusal('CHANNEL_CLOSED', onTheWebsite);
  if (account_id === undefined) {
    throw new Refusal('ACCOUNT_UNKNOWN', required('Account', 'account'));
  }
  const account = await accounts.find(uid, BigInt(account_id));
  // One of a partner's app is chosen by nobody.
  if (account?.status !== 1 || account.partner !== 'web') throw new Refusal('ACCOUNT_UNKNOWN');
  const channel = await channels.find(account.channelId);
  if (!channel) throw new Refusal('ACCOUNT_UNKNOWN');
  return { account, channel };
}

/** In the decided order: digits, 100 to 500,000, the channel's own range; what is withdrawable is for the ledger to say. [M-308] */
function readAmount(text: string, channel: StoredChannel): { amount: Centavos; fee: Centavos } {
  if (text === '') throw new Refusal('AMOUNT_OUT_OF_RANGE', required('Amount', 'halaga'));
  const range = {
    min: channel.minAmount ?? defaultAmountMin,
    max: channel.maxAmount ?? defaultAmountMax,
  };
  const amount = parseWholePesos(text);
  const problem = withdrawAmountProblem(text, range, defaultAmountMax);
  if (amount === null || problem) {
    throw new Refusal('AMOUNT_OUT_OF_RANGE', problem ?? undefined);
  }
  const fee = feeOf({ fixed: channel.feeFixed, basisPoints: channel.feeBasisPoints }, amount);
  // An operator's fee that eats the whole amount pays nobody out.
  if (fee >= amount) throw new Refusal('AMOUNT_OUT_OF_RANGE');
  return { amount, fee };
}

const refusals: Readonly<Partial<Record<ReserveOutcome, ErrorCode>>> = {
  CONFLICT: 'IDEMPOTENCY_MISMATCH',
  RESTRICTED: 'RESTRICTED',
  ACCOUNT_UNKNOWN: 'ACCOUNT_UNKNOWN',
  CHANNEL_CLOSED: 'CHANNEL_CLOSED',
  NOT_WITHDRAWABLE: 'NOT_WITHDRAWABLE',
};

/** Lets what was reserved go on, and says where it stands. Nobody waits for a gateway. */
async function goOn(
  services: WithdrawalsServices,
  { log }: PlayerContext,
  id: bigint,
): Promise<WithdrawalStatus> {
  const { withdrawals, underWay } = services;
  const onError = (err: unknown) =>
    log.error({ err, withdrawal: String(id) }, 'a withdrawal could not go on');
  const reserved = await withdrawals.find(id);
  if (reserved?.status === 'pending') {
    await screenWithdrawal(services, reserved).catch(onError);
  }
  const withdrawal = await withdrawals.find(id);
  if (withdrawal?.status === 'paying' && reserved?.status === 'pending') {
    underWay.start(async () => void (await followPayout(services, withdrawal)), onError);
  }
  return withdrawal?.status ?? 'pending';
}

/**
 * Reserves the money, once for the request's key, and lets the payout begin. Whatever happens afterwards,
 * the row is there and the follower goes on with it.
 */
async function reserve(
  services: WithdrawalsServices,
  context: PlayerContext,
  asked: Asked,
): Promise<Answer> {
  const { reservations, rateLimiter, commitSignal, metrics } = services;
  const { uid, idempotencyKey } = context;
  if (idempotencyKey === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  await rateLimiter.count('withdrawalStart', String(uid));
  await refuseWaiting(services, uid);
  const { account, channel } = await findWay(services, context, asked);
  await refuseYoung(services, account);
  const isOffered = isServed(services.gateways, channel) && isOpen(channel, new Date());
  if (!isOffered) throw new Refusal('CHANNEL_CLOSED');
  const { amount, fee } = readAmount(asked.amount, channel);
  if (mustMoveOn(services.gateways, channel)) await moveOnMissingGateway(services, channel.id);
  const reserved = await reservations.submit({
    uid,
    requestKey: idempotencyKey,
    accountId: account.id,
    amount,
    fee,
  });
  // The queue is full or the wallet is held: nothing was done, and the same key may be sent again.
  if (typeof reserved === 'string') throw new Refusal('UNAVAILABLE');
  const { outcome, id } = reserved;
  if (outcome === 'NOT_ALLOWED') throw await services.kyc.refusalNow(call.gate, uid);
  const refusal = refusals[outcome];
  if (refusal) throw new Refusal(refusal);
  if (outcome === 'RESERVED') {
    metrics.countWithdrawal('reserved');
    commitSignal.notify();
  }
  return { id: String(id), status: await goOn(services, context, id) };
}

/** Takes an amount out of the wallet to be paid to an account of the player. [A-008 M-381] */
export async function startWithdrawal(
  services: WithdrawalsServices,
  context: PlayerContext,
  asked: Asked,
): Promise<Answer> {
  try {
    return await reserve(services, context, asked);
  } catch (error) {
    if (error instanceof Refusal) services.metrics.countRefused('withdraw', error.code);
    throw error;
  }
}
