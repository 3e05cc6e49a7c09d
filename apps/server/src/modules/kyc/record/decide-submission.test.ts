import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { mayMove } from '../status-machine.ts';
import { decideSubmission, type SubmitCall } from './decide-submission.ts';

function outcome(call: SubmitCall, status: KycStatus, isWaiting = false): string | null {
  try {
    return decideSubmission(call, { status, isWaiting });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const outcomes = (call: SubmitCall) =>
  Object.fromEntries(kycStatuses.map((status) => [status, outcome(call, status)]));

const shut = {
  under_review: 'KYC_LOCKED',
  fully_kyc: 'KYC_LOCKED',
  block: 'KYC_LOCKED',
  test_account: 'KYC_LOCKED',
};

describe('what a submission leads to', () => {
  test('insert is for the unset alone [A-201 A-485]', () => {
    expect(outcomes('insert')).toEqual({
      ...shut,
      unset: 'under_review',
      basic_account: 'KYC_ALREADY_BEGUN',
      rejected: 'KYC_ALREADY_BEGUN',
      basic_kyc: 'KYC_ALREADY_BEGUN',
      frozen: 'KYC_ALREADY_BEGUN',
    });
  });

  test('update is for every other status that is open, and the frozen stay frozen [A-201 A-485]', () => {
    expect(outcomes('update')).toEqual({
      ...shut,
      unset: 'KYC_NOT_BEGUN',
      basic_account: 'under_review',
      rejected: 'under_review',
      basic_kyc: 'under_review',
      frozen: null,
    });
  });

  test('base makes a basic account of the unset and moves nobody else [A-485]', () => {
    expect(outcomes('base')).toEqual({
      ...shut,
      unset: 'basic_account',
      basic_account: null,
      rejected: null,
      basic_kyc: null,
      frozen: null,
    });
  });

  test('nothing is submitted while a submission waits', () => {
    for (const call of ['insert', 'update', 'base'] as const) {
      for (const status of kycStatuses) expect(outcome(call, status, true)).toBe('KYC_LOCKED');
    }
  });

  test('leads only where the machine lets players go', () => {
    for (const call of ['insert', 'update', 'base'] as const) {
      for (const status of kycStatuses) {
        const next = outcome(call, status);
        if (next === null || next.startsWith('KYC_')) continue;
        expect(mayMove('player', status, next as KycStatus), `${call} ${status}`).toBe(true);
      }
    }
  });
});
