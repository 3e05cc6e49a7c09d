import type { AnswerOf } from '@perya/contract/call';
import type { readDeposit as call } from '@perya/contract/payments/calls/payments';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentDeposit } from './deposit.present.ts';
import type { DepositsServices } from './services.ts';

/** One deposit of the player with its steps; another's is not found. [G-210] */
export async function readDeposit(
  { deposits }: Pick<DepositsServices, 'deposits'>,
  { uid, language }: PlayerContext,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
  const detail = await deposits.readDetail(uid, id);
  if (!detail) throw new Refusal('NOT_FOUND');
  return presentDeposit(detail, language);
}
