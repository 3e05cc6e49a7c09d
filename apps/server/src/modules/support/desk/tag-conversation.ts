import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { ConversationTag } from '@perya/contract/rules/support/tags';
import type { tagConversation as call } from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';

/** Marks what a conversation is about, whoever has it. */
export async function tagConversation(
  { audit, desk }: SupportServices,
  context: StaffContext,
  { uid: given, tag, on }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const tags = await audit.record<ConversationTag[]>(byStaff(context), async (tx) => {
    const marked = await desk.tag(tx, { uid, tag, on });
    if (marked === null) throw new Refusal('NOT_FOUND');
    return {
      result: marked,
      entries: [
        {
          action: 'support.conversation-tagged',
          subject: { kind: 'player', uid },
          after: { tag, on },
        },
      ],
    };
  });
  return { tags };
}
