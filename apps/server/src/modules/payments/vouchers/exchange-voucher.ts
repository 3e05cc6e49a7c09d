import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { lengths } from '@perya/contract/constants';
import type { ErrorCode } from '@perya/contract/errors';
import { exchangeVoucher as call } from '@perya/contract/payments/calls/vouchers';
import { plainCode, voucherChannelId } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import { formatPesos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isOpen } from '../channels/is-open.ts';
import type { VouchersServices } from './services.ts';
import type { ExchangeOutcome } from './voucher.store.ts';

const refusals: Record<Exclude<ExchangeOutcome, 'CREDITED' | 'NOT_ALLOWED'>, ErrorCode> = {
  UNKNOWN: 'VOUCHER_UNKNOWN',
  USED: 'VOUCHER_USED',
  EXPIRED: 'VOUCHER_EXPIRED',
  EXCLUDED: 'EXCLUDED',
  RESTRICTED: 'RESTRICTED',
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

async function requireOpen({ channels }: VouchersServices): Promise<void> {
  const channel = await channels.find(voucherChannelId);
  if (!channel || !isOpen(channel, new Date())) throw new Refusal('CHANNEL_CLOSED');
}

/** Credits a voucher, once, and says so in a sentence. [M-134 M-300 M-301 M-376] */
export async function exchangeVoucher(
  services: VouchersServices,
  player: Asker,
  asked: Asked,
): Promise<AnswerOf<typeof call>> {
  const { uid, partner, address, idempotencyKey: key, language } = player;
  if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  const code = plainCode(asked.exchangeCode);
  if (code.length < lengths.voucherCodeMin) throw new Refusal('VOUCHER_CODE_INVALID');
  await services.rateLimiter.count('voucher', String(uid));
  await requireOpen(services);
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
  const statuses = kyc.statusesFor(call.gate, partner);
  const { outcome, amount } = await vouchers.exchange(uid, digest, key, statuses);
  if (outcome === 'NOT_ALLOWED') throw await kyc.refusalNow(call.gate, uid, partner);
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
