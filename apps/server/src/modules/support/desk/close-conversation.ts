import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { closeConversation as call } from '@perya/contract/support/staff-calls/conversations';
import { readReason } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';
import { holdClaimed } from './claim-conversation.ts';

/** Ends a conversation; what the player wrote meanwhile is not closed unread. */
export async function closeConversation(
  services: SupportServices,
  context: StaffContext,
  { uid: given, read_up_to, outcome, words }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const reason = readReason({ reason: outcome, words });
  await services.audit.record(byStaff(context), async (tx) => {
    const row = await holdClaimed(services, tx, context.staffId, uid);
    if (row.lastN !== read_up_to) throw new Refusal('CHANGED_MEANWHILE');
    await services.desk.close(tx, uid);
    return {
      result: undefined,
      entries: [
        {
          action: 'support.conversation-closed',
          subject: { kind: 'player', uid },
          before: { state: row.state },
          after: { state: 'closed', outcome },
          reason,
        },
      ] as const,
    };
  });
  return true;
}
