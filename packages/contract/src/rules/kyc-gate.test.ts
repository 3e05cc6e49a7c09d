import { describe, expect, test } from 'vitest';
import {
  isKycAllowed,
  type KycAction,
  kycReminderOf,
  kycReminders,
  kycStandingText,
} from './kyc-gate.ts';
import { type KycStatus, kycStatuses, kycStatusNumber } from './kyc-status.ts';

const everyone = [...kycStatuses];
const allowedFor = (action: KycAction) => everyone.filter((status) => isKycAllowed(action, status));

describe('the KYC gate', () => {
  test.each<[KycAction, KycStatus[]]>([
    ['updateProfile', ['unset', 'block']],
    ['deposit', ['unset', 'frozen', 'block']],
    ['depositmaya', ['unset', 'basic_account', 'frozen', 'block']],
    [
      'withdraw',
      ['unset', 'basic_account', 'under_review', 'rejected', 'basic_kyc', 'frozen', 'block'],
    ],
    ['play', ['unset', 'frozen', 'block']],
    ['welfare', ['unset', 'under_review', 'rejected', 'frozen', 'block']],
    ['viewRecords', ['unset', 'under_review', 'rejected', 'basic_kyc', 'block']],
    ['afterLogin', ['unset', 'block']],
  ])('refuses %s exactly for %j', (action, refused) => {
    expect(allowedFor(action)).toEqual(everyone.filter((status) => !refused.includes(status)));
  });

  test('the strict policy narrows deposit and play to the verified, and nothing else', () => {
    for (const status of everyone) {
      const isVerified = status === 'fully_kyc' || status === 'test_account';
      expect(isKycAllowed('play', status, 'strict'), status).toBe(isVerified);
      expect(isKycAllowed('deposit', status, 'strict'), status).toBe(isVerified);
      expect(isKycAllowed('viewRecords', status, 'strict'), status).toBe(
        isKycAllowed('viewRecords', status),
      );
    }
  });

  test('the reminders end as the documents end them', () => {
    expect(kycReminders.play.en).toMatch(/before you can enter the game!$/);
    expect(kycReminders.welfare.en).toMatch(/to participate in welfare activities!$/);
    expect(kycReminders.withdraw.en).toBe(
      'you must submit KYC certification and be approved before you can use the withdrawal function!',
    );
  });

  test('each action has its own words [A-235 A-237 A-239 A-240]', () => {
    expect(kycReminderOf('withdraw', 'under_review').en).toBe(
      'Your KYC is under review. You can use the withdraw function only after it is passed.',
    );
    expect(kycReminderOf('withdraw', 'unset').en).toMatch(/use the withdrawal function!$/);
    expect(kycReminderOf('deposit', 'unset').en).toMatch(/before you can make a deposit!$/);
    expect(kycReminderOf('depositmaya', 'frozen')).toEqual(kycReminderOf('deposit', 'frozen'));
    expect(kycReminderOf('play', 'under_review').en).toMatch(/before you can enter the game!$/);
    expect(kycReminderOf('welfare', 'rejected').en).toMatch(/in welfare activities!$/);
  });

  test('nobody who has submitted is told to submit, and every text ends as the documents end it [A-237 A-238 A-239 A-240]', () => {
    const ends = {
      deposit: /make a deposit!$/,
      play: /enter the game!$/,
      welfare: /to participate in welfare activities!$/,
    };
    for (const [action, end] of Object.entries(ends) as [keyof typeof ends, RegExp][]) {
      for (const policy of ['documents', 'strict'] as const) {
        for (const status of everyone) {
          expect(kycReminderOf(action, status, policy).en).toMatch(end);
        }
        for (const status of ['under_review', 'basic_kyc'] as const) {
          expect(kycReminderOf(action, status, policy).en).not.toMatch(/must submit/);
        }
        expect(kycReminderOf(action, 'under_review', policy).en).toMatch(
          /^your KYC is under review/,
        );
        expect(kycReminderOf(action, 'frozen', policy).en).toMatch(/^your account is frozen/);
        expect(kycReminderOf(action, 'rejected', policy).en).toMatch(/submit it again/);
      }
      expect(kycReminderOf(action, 'unset').en).toMatch(/^you must submit KYC certification/);
    }
    expect(kycReminderOf('play', 'basic_account', 'strict').en).toMatch(/completed and approved/);
  });

  test('a withdrawal keeps the documents’ words with any other status, and how it came to that is said below [A-237]', () => {
    for (const status of ['unset', 'basic_account', 'rejected', 'basic_kyc', 'frozen'] as const)
      expect(kycReminderOf('withdraw', status)).toBe(kycReminders.withdraw);
    const more = (status: KycStatus, isWaiting = false) =>
      kycStandingText(status, isWaiting)?.en ?? null;
    expect(more('rejected')).toMatch(/was rejected/);
    expect(more('basic_kyc')).toMatch(/verified in part/);
    expect(more('frozen')).toMatch(/time to finish KYC is over/);
    expect(more('frozen', true)).toMatch(/stays frozen until it is approved/);
    for (const status of ['unset', 'basic_account', 'under_review'] as const)
      expect(more(status)).toBeNull();
  });

  test('a status has the number that the profile carries [A-198]', () => {
    expect(kycStatusNumber('unset')).toBe(0);
    expect(kycStatusNumber('fully_kyc')).toBe(5);
    expect(kycStatusNumber('test_account')).toBe(8);
  });
});
