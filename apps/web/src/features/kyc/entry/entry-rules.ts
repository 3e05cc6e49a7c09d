import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { isOverdue } from '@perya/contract/rules/kyc-deadline';
import { isKycAllowed } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { accountMadeAt, type KnownKyc, statusShown } from '../../../lib/kyc/known-kyc.ts';

export type EntryTitle = 'blocked' | 'rejected' | 'underReview' | 'reminder' | 'verify';

/** What the status says wins over the reminder of the deadline. [A-121 A-122 A-124 A-125 A-126 A-127] */
export function entryTitle(status: KycStatus, isLate: boolean): EntryTitle {
  if (status === 'block') return 'blocked';
  if (status === 'rejected') return 'rejected';
  if (status === 'under_review') return 'underReview';
  return isLate ? 'reminder' : 'verify';
}

/** [A-130 A-131] */
export function startButton(status: KycStatus): 'recertify' | 'verify' | null {
  if (status === 'under_review' || status === 'fully_kyc' || status === 'block') return null;
  return status === 'rejected' ? 'recertify' : 'verify';
}

export type BasicForm = 'first' | 'change' | null;

/** The basic form comes first for a newcomer where it opens something, and can be changed until the whole one is in. */
export function basicFormOf(record: Pick<KycRecord, 'status' | 'policy'> | null): BasicForm {
  if (record === null || !isKycAllowed('play', 'basic_account', record.policy)) return null;
  if (record.status === 'unset') return 'first';
  return record.status === 'basic_account' ? 'change' : null;
}

interface SecondInput {
  readonly status: KycStatus;
  readonly isPast72: boolean;
  /** The site asks for completion and this player must complete: every other page leads back here. */
  readonly isPastCutoff: boolean;
}

/** [A-132 A-133 A-134] */
export function secondButton(input: SecondInput): 'later' | 'logout' | null {
  if (input.status === 'under_review' && input.isPastCutoff) return 'logout';
  return input.status === 'block' || input.isPast72 ? null : 'later';
}

interface EntryInput {
  readonly known: KnownKyc;
  readonly secondsLeft: number;
  readonly isPastCutoff: boolean;
}

/** The whole entry screen, from what is known and the time that is left. */
export function describeEntry({ known, secondsLeft, isPastCutoff }: EntryInput) {
  const status = statusShown(known);
  // Nothing left means that the moment has passed.
  const now = secondsLeft === 0 ? known.expires_at + 1 : known.expires_at - secondsLeft;
  const isLate = isOverdue(known.status, accountMadeAt(known), now);
  const isPast72 = secondsLeft === 0 || known.status === 'frozen';
  return {
    title: entryTitle(status, isLate),
    start: startButton(status),
    second: secondButton({ status, isPast72, isPastCutoff }),
  };
}
