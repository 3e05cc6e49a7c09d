import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import type { KnownKyc } from '../../../lib/kyc/known-kyc.ts';
import {
  basicFormOf,
  describeEntry,
  entryTitle,
  secondButton,
  startButton,
} from './entry-rules.ts';

const byStatus = <Value>(of: (status: KycStatus) => Value) =>
  Object.fromEntries(kycStatuses.map((status) => [status, of(status)]));

describe('the title of the entry', () => {
  it('is of the status in time [A-121 A-122 A-124 A-125]', () => {
    expect(byStatus((status) => entryTitle(status, false))).toMatchObject({
      unset: 'verify',
      basic_account: 'verify',
      under_review: 'underReview',
      rejected: 'rejected',
      basic_kyc: 'verify',
      block: 'blocked',
    });
  });

  it('reminds past the deadline, unless blocked, rejected or under review [A-126 A-127]', () => {
    expect(byStatus((status) => entryTitle(status, true))).toMatchObject({
      unset: 'reminder',
      basic_account: 'reminder',
      under_review: 'underReview',
      rejected: 'rejected',
      basic_kyc: 'reminder',
      frozen: 'reminder',
      block: 'blocked',
    });
  });
});

describe('the buttons of the entry', () => {
  it('start the check where there is one to start [A-130 A-131]', () => {
    expect(byStatus(startButton)).toEqual({
      unset: 'verify',
      basic_account: 'verify',
      under_review: null,
      rejected: 'recertify',
      basic_kyc: 'verify',
      fully_kyc: null,
      frozen: 'verify',
      block: null,
      test_account: 'verify',
    });
  });

  it('offer the basic form first to who has given nothing, where the policy opens something for it [A-165]', () => {
    expect(byStatus((status) => basicFormOf({ status, policy: 'documents' }))).toEqual({
      ...byStatus(() => null),
      unset: 'first',
      basic_account: 'change',
    });
    expect(byStatus((status) => basicFormOf({ status, policy: 'strict' }))).toEqual(
      byStatus(() => null),
    );
    expect(basicFormOf(null)).toBeNull();
  });

  it('put it off in time only, and never for the blocked [A-132]', () => {
    const inTime = (status: KycStatus) =>
      secondButton({ status, isPast72: false, isPastCutoff: false });
    const late = (status: KycStatus) =>
      secondButton({ status, isPast72: true, isPastCutoff: false });
    expect(kycStatuses.filter((status) => inTime(status) !== 'later')).toEqual(['block']);
    expect(kycStatuses.filter((status) => late(status) !== null)).toEqual([]);
  });

  it('let only a player under review log out past the cutoff [A-133 A-134]', () => {
    const pastAll = (status: KycStatus) =>
      secondButton({ status, isPast72: true, isPastCutoff: true });
    expect(kycStatuses.filter((status) => pastAll(status) === 'logout')).toEqual(['under_review']);
  });
});

describe('the entry as a whole', () => {
  const known: KnownKyc = {
    status: 'unset',
    cmpl: 0,
    is_waiting: false,
    created_at: 0,
    updated_at: 0,
    expires_at: 1_700_259_200,
    issue_msg: [],
    ocr_status: 0,
    version: 0,
  };
  const entry = (change: Partial<KnownKyc>, secondsLeft: number) =>
    describeEntry({ known: { ...known, ...change }, secondsLeft, isPastCutoff: false });

  it('turns over the second that the time is up [A-126 A-132]', () => {
    expect(entry({}, 1)).toMatchObject({ title: 'verify', second: 'later' });
    expect(entry({}, 0)).toMatchObject({ title: 'reminder', start: 'verify', second: null });
  });

  it('counts the frozen as late even with time left [A-126 A-210]', () => {
    expect(entry({ status: 'frozen' }, 500)).toMatchObject({ title: 'reminder', second: null });
  });

  it('shows a frozen submission that waits as a review', () => {
    expect(entry({ status: 'frozen', is_waiting: true }, 0)).toEqual({
      title: 'underReview',
      start: null,
      second: null,
    });
  });
});
