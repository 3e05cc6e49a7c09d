import { kycReminderOf } from '@perya/contract/rules/kyc-gate';
import { type Language, say } from '@perya/contract/text';
import { statusShown } from '../kyc/known-kyc.ts';
import type { Standing } from '../kyc-gate/gate-decision.ts';
import type { LaunchProblem } from './launch-problem.ts';

/** Why the identity gate opens no game, as the page of a game says it. */
export function problemAtGate(standing: Standing, language: Language): LaunchProblem {
  const status = statusShown(standing);
  if (status === 'block') return { code: 'ACCOUNT_BLOCKED', message: null };
  const words = say(kycReminderOf('play', status, standing.policy), language);
  return {
    code: status === 'under_review' ? 'KYC_WAITING' : 'KYC_REQUIRED',
    message: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
