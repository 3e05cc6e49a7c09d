import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  answerFeedback as answerCall,
  closeFeedback as closeCall,
} from '@perya/contract/support/staff-calls/feedback';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, nothingChanged, type Recorded } from '../../audit/index.ts';
import { readAnswer } from '../read-text.ts';
import type { SupportServices } from '../services.ts';
import { takePictures } from '../staff-pictures/staff-pictures.ts';
import type { FeedbackRow } from './feedback.store.ts';

/** Holds feedback: of two who decide at once one does. */
async function hold(
  { feedback }: Pick<SupportServices, 'feedback'>,
  tx: Recorded,
  id: string,
): Promise<FeedbackRow> {
  const row = await feedback.lock(tx, BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function requireOpen({ state }: FeedbackRow): void {
  if (state !== 'open') throw new Refusal('FEEDBACK_DECIDED');
}

/** Answers feedback into the conversation of its player, who hears of it as of any answer. */
export async function answerFeedback(
  services: SupportServices,
  context: StaffContext,
  { id, key, text: given, pictures }: RequestOf<typeof answerCall>,
): Promise<AnswerOf<typeof answerCall>> {
  const { audit, conversations, feedback, metrics } = services;
  const text = readAnswer(given, pictures.length);
  const origin = byStaff(context);
  await audit.record<void>(origin, async (tx) => {
    const row = await hold(services, tx, id);
    const { id: feedbackId, uid, brand } = row;
    // Sent again after a lost answer.
    if (await feedback.isAnsweredBy(tx, feedbackId, key)) return nothingChanged(undefined);
    requireOpen(row);
    await conversations.hold(tx, uid, brand);
    await takePictures(services, tx, context.staffId, pictures);
    const { n } = await conversations.write(tx, {
      uid,
      key,
      text,
      pictures,
      feedbackId,
      sender: { kind: 'staff', staffId: context.staffId, name: context.staffName },
    });
    const by = nameOfActor(origin.actor);
    await feedback.decide(tx, { id: feedbackId, state: 'answered', by, words: '' });
    metrics.countMessage('staff');
    return {
      result: undefined,
      entries: [
        {
          action: 'support.feedback-answered',
          subject: { kind: 'player', uid },
          before: { feedback: id, state: 'open' },
          after: { feedback: id, state: 'answered', n, pictures: pictures.length },
        },
      ] as const,
    };
  });
  return true;
}

/** Closes feedback that needs no answer. */
export async function closeFeedback(
  services: SupportServices,
  context: StaffContext,
  { id, words }: RequestOf<typeof closeCall>,
): Promise<AnswerOf<typeof closeCall>> {
  const reason = readWords(words);
  const origin = byStaff(context);
  await services.audit.record(origin, async (tx) => {
    const row = await hold(services, tx, id);
    requireOpen(row);
    const by = nameOfActor(origin.actor);
    await services.feedback.decide(tx, { id: row.id, state: 'closed', by, words: reason });
    return {
      result: undefined,
      entries: [
        {
          action: 'support.feedback-closed',
          subject: { kind: 'player', uid: row.uid },
          before: { feedback: id, state: 'open' },
          after: { feedback: id, state: 'closed' },
          reason,
        },
      ] as const,
    };
  });
  return true;
}
