import { problemOfWords } from '@perya/contract/staff/plain-words';
import { Refusal } from '../http/refusal.ts';

function plain(words: string): string {
  const trimmed = words.trim();
  const problem = problemOfWords(trimmed);
  if (problem) throw new Refusal(problem);
  return trimmed;
}

/** Words that say why: plain, and never missing. */
export function readWords(words: string): string {
  const read = plain(words);
  if (read === '') throw new Refusal('REASON_WORDS');
  return read;
}

/** A reason of a list with words; one that the list does not name needs them. */
export function readReason({ reason, words }: { reason: string; words: string }): string {
  const read = reason === 'other' ? readWords(words) : plain(words);
  return read === '' ? reason : `${reason}: ${read}`;
}
