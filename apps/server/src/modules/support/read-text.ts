import { unfilledVariables } from '@perya/contract/rules/support/variables';
import { feedbackProblem, messageProblem, tidyWords } from '@perya/contract/rules/support/words';
import { Refusal } from '../../platform/http/refusal.ts';

const refusals = {
  empty: 'MESSAGE_EMPTY',
  'too-long': 'MESSAGE_TOO_LONG',
  unreadable: 'MESSAGE_UNREADABLE',
} as const;

/** A message as it is kept: markup stays text, and what cannot be shown is refused. */
export function readMessage(given: string, pictures = 0): string {
  const text = tidyWords(given);
  const problem = messageProblem(text, pictures);
  if (problem) throw new Refusal(refusals[problem]);
  return text;
}

/** An answer of staff: nothing of what was kept ready may still wait to be filled in. */
export function readAnswer(given: string, pictures: number): string {
  const text = readMessage(given, pictures);
  if (unfilledVariables(text).length > 0) throw new Refusal('MESSAGE_UNFILLED');
  return text;
}

/** Feedback as it is kept. [G-178] */
export function readFeedbackText(given: string): string {
  const text = tidyWords(given);
  const problem = feedbackProblem(text);
  if (problem === 'too-long') throw new Refusal('FEEDBACK_TOO_LONG');
  if (problem) throw new Refusal(refusals[problem]);
  return text;
}
