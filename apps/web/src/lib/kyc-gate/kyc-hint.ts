import type { Store } from '@perya/app-kit/browser/storage';
import { hasKycClock, hoursPassed } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { KycModal } from './gate-decision.ts';

interface HintInput {
  readonly status: KycStatus;
  /** When the account was made, and now by the server's clock. */
  readonly createdAt: number;
  readonly now: number;
}

interface KycHint {
  readonly modal: KycModal;
  /** Told apart, so that each is shown once in a visit. */
  readonly mark: string;
}

/** What the user centre says of the identity check on entering: a warning from 24 hours on, anew at 48, that it is restricted from 72 on, before that a reminder to who has not begun. [A-209 A-244 A-248 A-488] */
export function userCentreHint({ status, createdAt, now }: HintInput): KycHint | null {
  if (!hasKycClock(status)) return null;
  const { isPast24, isPast48, isPast72 } = hoursPassed(createdAt, now);
  if (isPast72) return { modal: 'restricted', mark: 'past-72' };
  if (isPast48) return { modal: 'countdown', mark: 'past-48' };
  if (isPast24) return { modal: 'countdown', mark: 'past-24' };
  return status === 'unset' ? { modal: 'user-centre', mark: 'unset' } : null;
}

const name = 'kyc-hint';

/** Whether a hint is new in this visit; asking marks it as shown. */
export function takeHint(store: Store, mark: string): boolean {
  const shown = store.read(name);
  const marks = Array.isArray(shown) ? (shown as string[]) : [];
  if (marks.includes(mark)) return false;
  store.write(name, [...marks, mark]);
  return true;
}
