import { kyc } from '@perya/contract/constants';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

const firstSteps = ['identity', 'deposit', 'game'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** `waiting` is with the house: nothing is left to do but to go on. */
export type StepState = 'done' | 'waiting' | 'next' | 'later';

interface Known {
  readonly status: KycStatus;
  readonly hasDeposited: boolean;
  readonly hasPlayed: boolean;
}

function stateOf(step: FirstStep, known: Known): 'done' | 'waiting' | null {
  if (step === 'deposit') return known.hasDeposited ? 'done' : null;
  if (step === 'game') return known.hasPlayed ? 'done' : null;
  if (isVerified(known.status)) return 'done';
  return known.status === 'under_review' ? 'waiting' : null;
}

/** How far a newcomer is; the first step that is theirs to take is the next one. */
export function stepsOf(known: Known): readonly { step: FirstStep; state: StepState }[] {
  const next = firstSteps.find((step) => stateOf(step, known) === null);
  return firstSteps.map((step) => ({
    step,
    state: stateOf(step, known) ?? (step === next ? 'next' : 'later'),
  }));
}

/** In the hours that newcomers have for their identity check; both in unix seconds. */
export function isNewcomer(createdAt: number, now: number): boolean {
  return now - createdAt < kyc.deadlineHours * 3600;
}
