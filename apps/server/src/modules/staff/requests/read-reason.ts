import { problemOfWords } from '@perya/contract/staff/plain-words';
import { type Reason, reasons } from '@perya/contract/staff/reasons';
import { Refusal } from '../../../platform/http/refusal.ts';

export interface Because {
  reason: Reason;
  words: string;
}

/** A reason of the list with plain words; one that the list does not name needs words. */
export function readReason({ reason, words }: Because): Because {
  const trimmed = words.trim();
  const problem = problemOfWords(trimmed);
  if (problem) throw new Refusal(problem);
  if (reason === 'other' && trimmed === '') throw new Refusal('REASON_WORDS');
  return { reason, words: trimmed };
}

/** As the audit has it. */
export function reasonText({ reason, words }: Because): string {
  return words === '' ? reasons[reason].en : `${reasons[reason].en}: ${words}`;
}
