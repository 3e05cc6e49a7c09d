import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { lengths } from '@perya/contract/constants';
import type { ErrorCode } from '@perya/contract/errors';
import type { exchangeVoucher as call } from '@perya/contract/payments/calls/vouchers';
import { kycReminders } from '@perya/contract/rules/kyc-gate';
import { plainCode, voucherChannelId } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import { formatPesos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isOpen } from '../channels/is-open.ts';
import { statusRefusal } from '../status-refusal.ts';
import type { VouchersServices } from './services.ts';
import type { ExchangeOutcome } from './voucher.store.ts';

const refusals: Record<Exclude<ExchangeOutcome, 'CREDITED' | 'NOT_ALLOWED'>, ErrorCode> = {
  UNKNOWN: 'VOUCHER_UNKNOWN',
  USED: 'VOUCHER_USED',
  EXPIRED: 'VOUCHER_EXPIRED',
  EXCLUDED: 'EXCLUDED',
  DEPOSIT_LIMIT: 'DEPOSIT_LIMIT',
};

/** Codes that nobody has made: of one player, and of all players of a network. Many share one behind a carrier. */
const wrongMax = 10;
const wrongOfNetworkMax = 100;
const lockSeconds = 3600;

type Asker = Pick<
  PlayerContext,
  'uid' | 'brand' | 'partner' | 'address' | 'idempotencyKey' | 'language'
>;
type Asked = RequestOf<typeof call>;

/** What stands against any voucher of the player, in the order of deposits. */
async function requireMayExchange(services: VouchersServices, player: Asker): Promise<void> {
  const { kyc, limits, content, channels, rateLimiter } = services;
  const { uid } = player;
  await rateLimiter.count('voucher', String(uid));
  await kyc.require('deposit', uid);
  if ((await kyc.statusOf(uid)) === 'test_account') throw new Refusal('TEST_ACCOUNT_REFUSED');
  if (await limits.isExcluded(uid)) throw new Refusal('EXCLUDED');
  await content.requireAgreed(player);
  const channel = await channels.find(voucherChannelId);
  if (!channel || !isOpen(channel, new Date())) throw new Refusal('CHANNEL_CLOSED');
}

/** A voucher was bought: it is a deposit, and asks what deposits ask. */
const statusesFor = (kyc: VouchersServices['kyc']) =>
  kyc.statusesFor('deposit').filter((status) => status !== 'test_account');

/** Credits a voucher, once, and says so in a sentence. [M-134 M-300 M-301 M-376] */
export async function exchangeVoucher(
  services: VouchersServices,
  player: Asker,
  asked: Asked,
): Promise<AnswerOf<typeof call>> {
  const { uid, address, idempotencyKey: key, language } = player;
  if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  const code = plainCode(asked.exchangeCode);
  if (code.length < lengths.voucherCodeMin) throw new Refusal('VOUCHER_CODE_INVALID');
  await requireMayExchange(services, player);
  const { vouchers, keyring, identity, kyc, commitSignal } = services;
  const digest = keyring.digest('voucher', code);
  const counters = [
    { subject: `voucher:${uid}`, max: wrongMax },
    { subject: `voucher@network:${networkOf(address)}`, max: wrongOfNetworkMax },
  ];
  const compared = await identity.compareCounted({ counters, lockSeconds }, () =>
    vouchers.isKnown(digest),
  );
  if (compared === 'refused') throw new Refusal('TOO_MANY_REQUESTS');
  if (compared !== 'right') throw new Refusal('VOUCHER_UNKNOWN');
  const { outcome, amount } = await vouchers.exchange(uid, digest, key, statusesFor(kyc));
  // The status has changed since the gate was asked: it speaks anew.
  if (outcome === 'NOT_ALLOWED') {
    const refusal = statusRefusal(kyc, 'deposit', await kyc.statusOf(uid));
    throw refusal ?? new Refusal('KYC_REQUIRED', kycReminders.deposit);
  }
  if (outcome !== 'CREDITED' || amount === null) {
    throw new Refusal(refusals[outcome === 'CREDITED' ? 'UNKNOWN' : outcome]);
  }
  commitSignal.notify();
  const money = formatPesos(amount);
  const data = say(
    { en: `${money} was added to your balance`, tl: `Naidagdag ang ${money} sa balanse mo` },
    language,
  );
  return { data, amount: toPesos(amount) };
}
