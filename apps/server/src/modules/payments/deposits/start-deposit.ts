import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { startDeposit as call } from '@perya/contract/payments/calls/payments';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { partnerOf } from '../channels/partner-of.ts';
import { beginDeposit } from './begin-deposit.ts';
import { openOrder, statusUrl } from './open-order.ts';
import type { DepositsServices } from './services.ts';

type Asked = RequestOf<typeof call>;

async function start(
  services: DepositsServices,
  context: PlayerContext,
  asked: Asked,
): Promise<AnswerOf<typeof call>> {
  const { uid, idempotencyKey: key, brand, language } = context;
  if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  const partner = partnerOf(context, asked.partner);
  await services.rateLimiter.count('depositStart', String(uid));
  const deposit = await beginDeposit(services, {
    uid,
    key,
    brand,
    amount: asked.amount,
    channelId: asked.pid,
    partner,
    wantsCashback: asked.cashback_flag === 1,
  });
  const { id, status, payUrl } = deposit;
  if (status === 'canceled' || status === 'timeout') throw new Refusal('DEPOSIT_FAILED');
  if (status === 'completed') return { id: String(id), pay_url: statusUrl(services, deposit) };
  if (payUrl !== null) return { id: String(id), pay_url: payUrl };
  const opened = await openOrder(services, deposit, language);
  if (opened === 'refused') throw new Refusal('DEPOSIT_FAILED');
  // Nobody knows whether the gateway has it: the same key goes on with the same deposit.
  if (opened === null) throw new Refusal('UNAVAILABLE');
  services.metrics.countDeposit('begun');
  return { id: String(id), pay_url: opened.payUrl };
}

/**
 * Begins a deposit and answers where it is paid. It is written down before the gateway hears of it, so a
 * crash or an answer that went missing leaves something to ask about. [A-007 M-133 M-373 M-374 M-392 M-501]
 */
export async function startDeposit(
  services: DepositsServices,
  context: PlayerContext,
  asked: Asked,
): Promise<AnswerOf<typeof call>> {
  try {
    return await start(services, context, asked);
  } catch (error) {
    if (error instanceof Refusal) services.metrics.countRefused('deposit', error.code);
    throw error;
  }
}
