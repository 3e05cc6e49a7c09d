import type { GateAction } from '@perya/contract/rules/kyc-gate';
import { type KycModal, mayProceed, modalOf, type Standing } from './gate-decision.ts';

export interface GateSteps {
  readonly isLoggedIn: () => boolean;
  readonly path: () => string;
  /** Fetches the record and the profile anew and answers how the check stands; null where it failed. */
  readonly refetch: () => Promise<Standing | null>;
  readonly show: (modal: KycModal, standing: Standing) => void;
  readonly log: (text: string) => void;
}

interface GatedAction {
  readonly action: GateAction;
  readonly run: () => unknown;
  /** In place of the default modal. */
  readonly onRefused?: (standing: Standing) => void;
}

/** Runs an action if the player's status allows it; the server asks the same table again. [A-016 A-228 A-229 A-230 A-231] */
export async function passKycGate(
  steps: GateSteps,
  { action, run, onRefused }: GatedAction,
): Promise<void> {
  const isLoggedIn = steps.isLoggedIn();
  const standing = isLoggedIn ? await steps.refetch() : null;
  if (standing === null || mayProceed({ action, isLoggedIn, path: steps.path(), standing })) {
    await run();
    return;
  }
  const { status } = standing;
  if (onRefused !== undefined) return onRefused(standing);
  const modal = modalOf(action, status);
  if (modal === null) {
    // A player can always read their own records and change their own profile.
    steps.log(`The identity gate would refuse ${action} with the status ${status}`);
    await run();
  } else steps.show(modal, standing);
}
