import type { AnswerOf } from '@perya/contract/call';
import type { readWithdrawal as call } from '@perya/contract/payments/calls/payments';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { WithdrawalsServices } from './services.ts';
import { presentWithdrawal } from './withdrawal.present.ts';

export async function readWithdrawal(
  { views }: Pick<WithdrawalsServices, 'views'>,
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
  const view = await views.find(uid, id);
  if (!view) throw new Refusal('NOT_FOUND');
  return presentWithdrawal(view, language);
}
