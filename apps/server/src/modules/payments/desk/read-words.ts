import { problemOfWords } from '@perya/contract/staff/plain-words';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Words that say why: plain, and never missing. */
export function readWords(words: string): string {
  const trimmed = words.trim();
  const problem = problemOfWords(trimmed);
  if (problem) throw new Refusal(problem);
  if (trimmed === '') throw new Refusal('REASON_WORDS');
  return trimmed;
}
