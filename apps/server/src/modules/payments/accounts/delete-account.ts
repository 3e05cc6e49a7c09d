import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { deleteAccount as call } from '@perya/contract/payments/calls/withdraw-accounts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import type { AccountsServices } from './services.ts';

/** Hides an account of the player's own; removed twice it is removed. What is on its way to it still arrives. */
export async function deleteAccount(
  { accounts, audit }: AccountsServices,
  context: PlayerContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid } = context;
  const id = BigInt(request.id);
  const account = await accounts.find(uid, id);
  if (account?.partner !== 'web') throw new Refusal('ACCOUNT_UNKNOWN');
  const answer = { id: request.id, status: 2 };
  return audit.record(byPlayer(uid, context), async (tx) => {
    await accounts.lockPlayer(tx, uid);
    if (!(await accounts.remove(tx, uid, id))) return nothingChanged(answer);
    return {
      result: answer,
      entries: [
        {
          action: 'payments.account-removed',
          subject: { kind: 'player', uid },
          before: { account: request.id, channel: account.channelName, ends_in: account.tail },
        },
      ],
    };
  });
}
