import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import { type AfterLogin, afterLogin, afterLoginDestination, mustVerify } from './after-login.ts';

const asked = (isCompleteFlagged: boolean) =>
  kycStatuses.filter((status) => mustVerify({ isCompleteFlagged, status }));

describe('mustVerify', () => {
  it('asks every flagged player who is not fully verified; a test account is [A-266 A-271]', () => {
    const spared = kycStatuses.filter((status) => !asked(true).includes(status));
    expect(spared).toEqual(['fully_kyc', 'test_account']);
  });

  it('asks an unflagged player unless under review or fully verified [A-267 A-271]', () => {
    const spared = kycStatuses.filter((status) => !asked(false).includes(status));
    expect(spared).toEqual(['under_review', 'fully_kyc', 'test_account']);
  });
});

describe('afterLoginDestination', () => {
  const kyc = { isCompleteFlagged: false, status: 'unset' as const };
  const player = { kyc, hasCallback: false, origin: '/welfare' };

  it('runs a stored callback instead of any navigation [A-265]', () => {
    expect(afterLoginDestination({ ...player, hasCallback: true })).toEqual({ kind: 'callback' });
  });

  it('goes to the origin, or home when there is none [A-269]', () => {
    const verified = { ...player, kyc: { ...kyc, status: 'fully_kyc' as const } };
    expect(afterLoginDestination(verified)).toEqual({ kind: 'page', path: '/welfare' });
    expect(afterLoginDestination({ ...verified, origin: null })).toEqual({
      kind: 'page',
      path: '/',
    });
  });

  it('leads to the identity check before the origin, unless nothing is known of it [A-267]', () => {
    expect(afterLoginDestination(player)).toEqual({ kind: 'kyc' });
    expect(afterLoginDestination({ ...player, kyc: null }).kind).toBe('page');
  });
});

describe('afterLogin', () => {
  function record(overrides: Partial<AfterLogin> = {}) {
    const done: string[] = [];
    const steps: AfterLogin = {
      refetch: async () => {
        done.push('refetch');
        return { isCompleteFlagged: false, status: 'fully_kyc' as const };
      },
      closeModal: () => done.push('close'),
      wait: async (ms) => void done.push(`wait ${ms}`),
      takeCallback: () => null,
      origin: '/my',
      go: (path) => void done.push(`go ${path}`),
      ...overrides,
    };
    return { done, steps };
  }

  it('refetches, closes the modal, waits 100 ms and goes [A-263 A-264 A-269]', async () => {
    const { done, steps } = record();
    await afterLogin(steps);
    expect(done).toEqual(['refetch', 'close', 'wait 100', 'go /my']);
  });

  it('closes nothing where login is a page [A-263]', async () => {
    const { done, steps } = record({ closeModal: null });
    await afterLogin(steps);
    expect(done).toEqual(['refetch', 'wait 100', 'go /my']);
  });

  it('runs the callback after the wait and navigates nowhere [A-264 A-265]', async () => {
    const { done, steps } = record({ takeCallback: () => () => done.push('callback') });
    await afterLogin(steps);
    expect(done).toEqual(['refetch', 'close', 'wait 100', 'callback']);
  });

  it('goes to the identity check after 300 ms more [A-268]', async () => {
    const { done, steps } = record({
      refetch: async () => ({ isCompleteFlagged: false, status: 'unset' as const }),
    });
    await afterLogin(steps);
    expect(done).toEqual(['close', 'wait 100', 'wait 300', 'go /s-kyc']);
  });
});
