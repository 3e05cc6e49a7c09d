import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { prepareStatement as call } from '@perya/contract/payments/calls/transactions';
import { addressForPlayer } from '../../../../platform/files/private-address.ts';
import type { PlayerContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RecordsServices } from '../services.ts';
import { readStatementDays } from './statement-days.ts';
import { writeOrder } from './statement-order.ts';

/** An address by which this player, on this device, downloads a statement for five minutes. */
export async function prepareStatement(
  { keyring, rateLimiter, now }: RecordsServices,
  context: PlayerContext,
  { from, to, format }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid, language, brand } = context;
  const days = readStatementDays(from, to, new Date(now()));
  if (days === null) throw new Refusal('STATEMENT_RANGE');
  await rateLimiter.count('statement', String(uid));
  const order = writeOrder({ uid, days, format, language, brand });
  return addressForPlayer(keyring, context, 'statement', order);
}
