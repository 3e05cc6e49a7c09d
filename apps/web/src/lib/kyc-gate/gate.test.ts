import { getTerms } from '@perya/contract/content/calls/documents';
import { startDeposit } from '@perya/contract/payments/calls/payments';
import { addTestFunds } from '@perya/contract/payments/calls/sandbox-funds';
import { claimBonus, declineBonus } from '@perya/contract/promotions/calls/bonuses';
import { checkInDaily } from '@perya/contract/promotions/calls/tasks';
import { type KycAction, type KycPolicy, kycGate } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import { actionOf, mayProceed, modalOf } from './gate-decision.ts';
import { type GateSteps, passKycGate } from './pass-kyc-gate.ts';

const actions = Object.keys(kycGate) as KycAction[];

interface Given {
  status?: KycStatus | null;
  policy?: KycPolicy;
  isLoggedIn?: boolean;
  path?: string;
  hasCallback?: boolean;
}

/** Everything that happened, in its order. */
async function happens(action: KycAction, given: Given = {}): Promise<string[]> {
  const { status = 'unset', isLoggedIn = true, path = '/', hasCallback = false } = given;
  const { policy = 'documents' } = given;
  const happened: string[] = [];
  const steps: GateSteps = {
    isLoggedIn: () => isLoggedIn,
    path: () => path,
    refetch: async () => {
      happened.push('refetch');
      return status && { status, policy, is_waiting: false };
    },
    show: (modal) => happened.push(modal),
    log: (text) => happened.push(text),
  };
  const gated = { action, run: () => happened.push('run') };
  await passKycGate(
    steps,
    hasCallback ? { ...gated, onRefused: (by) => happened.push(`callback: ${by.status}`) } : gated,
  );
  return happened;
}

describe('what the gate of a call asks', () => {
  it('is what the call declares, or the gate by its name, and inside the second mini-app its own [A-222 A-238]', () => {
    expect(actionOf(claimBonus, null)).toBe('welfare');
    expect(actionOf(checkInDaily, null)).toBe('filcoins');
    expect(actionOf(addTestFunds, 'maya')).toBe('deposit');
    for (const asked of [startDeposit, 'deposit'] as const) {
      expect(actionOf(asked, 'lazada')).toBe('deposit');
      expect(actionOf(asked, 'maya')).toBe('depositmaya');
    }
  });

  it('is nothing for a call that is open, and an action that only the app knows is itself', () => {
    expect(actionOf(declineBonus, null)).toBeNull();
    expect(actionOf(getTerms, null)).toBeNull();
    expect(actionOf('viewRecords', null)).toBe('viewRecords');
  });

  it('is refused in the words of money or of welfare, whatever it is called', () => {
    expect(modalOf('filcoins', 'frozen')).toBe('welfare');
    expect(modalOf('payoutAccount', 'block')).toBe('blocked');
  });
});

describe('the identity gate', () => {
  it('fetches anew, compares, and runs what the table allows [A-228 A-229]', async () => {
    for (const action of actions) {
      for (const status of kycGate[action]) {
        expect(await happens(action, { status }), action).toEqual(['refetch', 'run']);
      }
    }
  });

  it('asks for a finished check where the operator does [A-489]', async () => {
    for (const action of ['deposit', 'depositmaya', 'play'] as const) {
      for (const status of ['basic_account', 'under_review', 'basic_kyc'] as const) {
        const given = { status, policy: 'strict' } as const;
        expect(await happens(action, given)).not.toContain('run');
      }
      expect(await happens(action, { status: 'fully_kyc', policy: 'strict' })).toContain('run');
    }
    expect(await happens('welfare', { status: 'basic_kyc', policy: 'strict' })).toContain('run');
  });

  it('shows the modal of the action instead of it [A-231 A-237 A-238 A-239 A-240 A-241]', async () => {
    expect(await happens('withdraw')).toEqual(['refetch', 'withdraw']);
    expect(await happens('withdraw', { status: 'frozen' })).toEqual(['refetch', 'withdraw']);
    expect(await happens('deposit')).toEqual(['refetch', 'deposit']);
    expect(await happens('depositmaya', { status: 'basic_account' })).toEqual([
      'refetch',
      'deposit',
    ]);
    expect(await happens('play', { status: 'frozen' })).toEqual(['refetch', 'play']);
    expect(await happens('welfare', { status: 'rejected' })).toEqual(['refetch', 'welfare']);
    expect(await happens('afterLogin')).toEqual(['refetch', 'after-login']);
  });

  it('hints at the review where a withdrawal waits for it [A-235]', async () => {
    expect(await happens('withdraw', { status: 'under_review' })).toEqual([
      'refetch',
      'withdraw-hint',
    ]);
  });

  it('says to the blocked that they are, whatever they want [A-354]', () => {
    const shown = actions.map((action) => modalOf(action, 'block')).filter(Boolean);
    expect(new Set(shown)).toEqual(new Set(['blocked']));
  });

  it('uses a callback in place of the modal where one is set [A-230]', async () => {
    expect(await happens('play', { hasCallback: true })).toEqual(['refetch', 'callback: unset']);
    expect(await happens('play', { hasCallback: true, status: 'fully_kyc' })).toEqual([
      'refetch',
      'run',
    ]);
  });

  it('only logs that records or profile were out of reach, and shows them [A-226 A-234]', async () => {
    for (const action of ['viewRecords', 'updateProfile'] as const) {
      const [, log, ran] = await happens(action, { status: 'unset' });
      expect(log).toContain(`refuse ${action} with the status unset`);
      expect(ran).toBe('run');
    }
  });

  it('blocks nothing for a visitor, on a route of the identity check, or where the status is not known [A-232 A-233]', async () => {
    for (const action of actions) {
      expect(await happens(action, { isLoggedIn: false })).toEqual(['run']);
      expect(await happens(action, { path: '/s-kyc' })).toEqual(['refetch', 'run']);
      expect(await happens(action, { status: null })).toEqual(['refetch', 'run']);
      for (const status of kycStatuses) {
        const standing = { status, policy: 'strict' } as const;
        const given = { action, standing, isLoggedIn: true };
        expect(mayProceed({ ...given, path: '/S-KYC/' })).toBe(true);
      }
    }
  });
});
