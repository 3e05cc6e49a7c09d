import { isVerified } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

/** Pauses of the procedure, so that one thing is seen to end before the next begins. [A-264 A-268] */
const loginDelays = { settleMs: 100, kycMs: 300 } as const;

interface KycState {
  /** The record says that this player must complete it. */
  readonly isCompleteFlagged: boolean;
  readonly status: KycStatus;
}

/** Whether a player is led to the identity check first. [A-266 A-267 A-271] */
export function mustVerify({ isCompleteFlagged, status }: KycState): boolean {
  if (isVerified(status)) return false;
  return isCompleteFlagged || status !== 'under_review';
}

export type Destination =
  | { readonly kind: 'callback' }
  | { readonly kind: 'kyc' }
  | { readonly kind: 'page'; readonly path: string };

interface DestinationInput {
  /** Null where it could not be fetched: then the player goes on to where they wanted to go. */
  readonly kyc: KycState | null;
  readonly hasCallback: boolean;
  readonly origin: string | null;
}

/** [A-265 A-266 A-267 A-269] */
export function afterLoginDestination(input: DestinationInput): Destination {
  if (input.hasCallback) return { kind: 'callback' };
  if (input.kyc !== null && mustVerify(input.kyc)) return { kind: 'kyc' };
  return { kind: 'page', path: input.origin ?? '/' };
}

export interface AfterLogin {
  /** Fetches what may have changed with the login, and answers the identity check's state. */
  readonly refetch: () => Promise<KycState | null>;
  /** Null where login is a page of its own. */
  readonly closeModal: (() => void) | null;
  readonly wait: (ms: number) => Promise<void>;
  readonly takeCallback: () => (() => void) | null;
  readonly origin: string | null;
  readonly go: (path: string) => void;
}

/** What follows a login, in the documents' order. [A-262 A-263 A-264 A-265 A-268 A-269] */
export async function afterLogin(steps: AfterLogin): Promise<void> {
  const kyc = await steps.refetch();
  steps.closeModal?.();
  await steps.wait(loginDelays.settleMs);
  const callback = steps.takeCallback();
  const hasCallback = callback !== null;
  const destination = afterLoginDestination({ kyc, hasCallback, origin: steps.origin });
  if (destination.kind === 'callback') return callback?.();
  if (destination.kind === 'page') return steps.go(destination.path);
  await steps.wait(loginDelays.kycMs);
  steps.go('/s-kyc');
}
