import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { insertFeedback as call } from '@perya/contract/support/calls/support';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import { readFeedbackText } from '../read-text.ts';
import type { SupportServices } from '../services.ts';

/** Keeps what a player thinks of the house. */
export async function insertFeedback(
  { audit, feedback, rateLimiter }: SupportServices,
  context: PlayerContext,
  { key, text: given }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid, brand } = context;
  await rateLimiter.count('feedback', String(uid));
  const text = readFeedbackText(given);
  const isKept = await audit.record<boolean>(byPlayer(uid, context), async (tx) => {
    const id = await feedback.insert(tx, { uid, key, brand, text });
    if (id === null) return nothingChanged(false);
    const entry = {
      action: 'support.feedback-given',
      subject: { kind: 'player', uid },
      after: { feedback: String(id) },
    } as const;
    return { result: true, entries: [entry] };
  });
  if (!isKept && (await feedback.findText(uid, key)) !== text) {
    throw new Refusal('IDEMPOTENCY_MISMATCH');
  }
  return true;
}
