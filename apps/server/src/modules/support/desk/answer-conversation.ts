import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { answerConversation as call } from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { MessageRow, NewMessage } from '../conversation/conversation.store.ts';
import { requireSame } from '../conversation/messages.ts';
import { readAnswer } from '../read-text.ts';
import type { SupportServices } from '../services.ts';
import { takePictures } from '../staff-pictures/staff-pictures.ts';
import { holdClaimed } from './claim-conversation.ts';
import { presentStaffMessage } from './desk.present.ts';

/** Answers a player whom the caller has claimed. Who answers is at it: the claim begins anew. */
export async function answerConversation(
  services: SupportServices,
  context: StaffContext,
  { uid: given, key, text: words, pictures }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, conversations, desk, metrics } = services;
  const uid = BigInt(given);
  const { staffId, staffName: name } = context;
  const message: NewMessage = {
    uid,
    key,
    text: readAnswer(words, pictures.length),
    pictures,
    feedbackId: null,
    sender: { kind: 'staff', staffId, name },
  };
  const row = await audit.record<MessageRow>(byStaff(context), async (tx) => {
    await holdClaimed(services, tx, staffId, uid);
    const before = await conversations.findByKey(tx, message);
    if (before) {
      requireSame(before, message);
      return nothingChanged(before);
    }
    await takePictures(services, tx, staffId, pictures);
    const written = await conversations.write(tx, message);
    await desk.claim(tx, { staffId, name }, { uid });
    metrics.countMessage('staff');
    return {
      result: written,
      entries: [
        {
          action: 'support.answered',
          subject: { kind: 'player', uid },
          after: { n: written.n, pictures: pictures.length },
        },
      ],
    };
  });
  return presentStaffMessage(row);
}
