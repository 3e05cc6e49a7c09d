import { kyc } from '@perya/contract/constants';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { isKycAllowed, type KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

const firstSteps = ['identity', 'deposit', 'game'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * `waiting` is with the house, and nothing else can be done; `passed` is not finished, but enough to go on: under review,
 * or a basic account where the policy lets it deposit and play.
 */
export type StepState = 'done' | 'waiting' | 'passed' | 'next' | 'later';

interface Known {
  readonly status: KycStatus;
  readonly policy: KycPolicy;
  readonly hasDeposited: boolean;
  readonly hasPlayed: boolean;
}

/** Where nothing is left for the player to do about the identity; null where there is. */
function identityState({ status, policy }: Known): StepState | null {
  if (isVerified(status)) return 'done';
  const isBegun = status === 'under_review' || status === 'basic_account';
  if (isBegun && isKycAllowed('deposit', status, policy)) return 'passed';
  return status === 'under_review' ? 'waiting' : null;
}

function stateOf(step: FirstStep, known: Known): StepState | null {
  if (step === 'deposit') return known.hasDeposited ? 'done' : null;
  if (step === 'game') return known.hasPlayed ? 'done' : null;
  return identityState(known);
}

/** The first step that is theirs to take; a basic account is finished after the others. */
function nextOf(known: Known): FirstStep | undefined {
  if (identityState(known) === 'waiting') return undefined;
  const next = firstSteps.find((step) => stateOf(step, known) === null);
  return next ?? (known.status === 'basic_account' ? 'identity' : undefined);
}

/** How far a newcomer is. */
export function stepsOf(known: Known): readonly { step: FirstStep; state: StepState }[] {
  const next = nextOf(known);
  return firstSteps.map((step) => ({
    step,
    state: step === next ? 'next' : (stateOf(step, known) ?? 'later'),
  }));
}

/** Whether the short form of the identity check opens deposit and play, and is still to be given. */
export const beginsWithBasics = ({ status, policy }: Pick<Known, 'status' | 'policy'>): boolean =>
  status === 'unset' && isKycAllowed('play', 'basic_account', policy);

/** In the hours that newcomers have for their identity check; both in unix seconds. */
export function isNewcomer(createdAt: number, now: number): boolean {
  return now - createdAt < kyc.deadlineHours * 3600;
}
