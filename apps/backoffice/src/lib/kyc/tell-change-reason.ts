import { kycChangeReasons } from '@perya/contract/kyc/change-reasons';
import { type ReviewDecision, reviewDecisions } from '@perya/contract/kyc/staff-calls/reviews';
import { type RejectionReason, rejectionReasonNames } from '@perya/contract/rules/kyc-options';
import { type Language, say } from '@perya/contract/text';

interface ReasonWords {
  readonly decisionOf: (decision: ReviewDecision) => string;
  readonly reasonOf: (reason: RejectionReason) => string;
}

const isDecision = (word: string): word is ReviewDecision =>
  reviewDecisions.some((decision) => decision === word);
const isReason = (word: string): word is RejectionReason =>
  rejectionReasonNames.some((name) => name === word);

/** Why a status of an identity check changed: what the house has written as words or codes is told, what a person wrote stays. */
export function tellChangeReason(
  kept: string,
  language: Language,
  { decisionOf, reasonOf }: ReasonWords,
): string {
  const own = Object.values(kycChangeReasons).find(({ en }) => en === kept);
  if (own) return say(own, language);
  const [decision = '', ...reasons] = kept.split(' ');
  if (!isDecision(decision) || !reasons.every(isReason)) return kept;
  return [decisionOf(decision), ...reasons.map(reasonOf)].join(' · ');
}
