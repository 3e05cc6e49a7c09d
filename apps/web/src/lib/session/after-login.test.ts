import { describe, expect, it } from 'vitest';
import { type AfterLogin, afterLogin, afterLoginDestination, mustVerify } from './after-login.ts';

const status = { unset: 0, basicAccount: 1, underReview: 2, rejected: 3, fullyVerified: 5 };

describe('mustVerify', () => {
  it('asks every flagged player who is not fully verified', () => {
    const flagged = (of: number) => mustVerify({ isCompleteFlagged: true, status: of });
    expect([status.unset, status.underReview, status.rejected].map(flagged)).toEqual([
      true,
      true,
      true,
    ]);
    expect(flagged(status.fullyVerified)).toBe(false);
  });

  it('asks an unflagged player unless under review or fully verified', () => {
    const unflagged = (of: number) => mustVerify({ isCompleteFlagged: false, status: of });
    expect([status.unset, status.basicAccount, status.rejected].map(unflagged)).toEqual([
      true,
      true,
      true,
    ]);
    expect([status.underReview, status.fullyVerified].map(unflagged)).toEqual([false, false]);
  });
});

describe('afterLoginDestination', () => {
  const kyc = { isCompleteFlagged: false, status: status.unset };
  const player = { kyc, hasCallback: false, hasKycPage: true, origin: '/welfare' };

  it('runs a stored callback instead of any navigation [A-265]', () => {
    expect(afterLoginDestination({ ...player, hasCallback: true })).toEqual({ kind: 'callback' });
  });

  it('goes to the origin, or home when there is none [A-269]', () => {
    const verified = { ...player, kyc: { ...kyc, status: status.fullyVerified } };
    expect(afterLoginDestination(verified)).toEqual({ kind: 'page', path: '/welfare' });
    expect(afterLoginDestination({ ...verified, origin: null })).toEqual({
      kind: 'page',
      path: '/',
    });
  });

  it('leads to the identity check before the origin, where its page exists', () => {
    expect(afterLoginDestination(player)).toEqual({ kind: 'kyc' });
    expect(afterLoginDestination({ ...player, hasKycPage: false }).kind).toBe('page');
    expect(afterLoginDestination({ ...player, kyc: null }).kind).toBe('page');
  });
});

describe('afterLogin', () => {
  function record(overrides: Partial<AfterLogin> = {}) {
    const done: string[] = [];
    const steps: AfterLogin = {
      refetch: async () => {
        done.push('refetch');
        return { isCompleteFlagged: false, status: status.fullyVerified };
      },
      closeModal: () => done.push('close'),
      wait: async (ms) => void done.push(`wait ${ms}`),
      takeCallback: () => null,
      hasKycPage: true,
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

  it('goes to the identity check after 300 ms more', async () => {
    const { done, steps } = record({
      refetch: async () => ({ isCompleteFlagged: false, status: status.unset }),
    });
    await afterLogin(steps);
    expect(done).toEqual(['close', 'wait 100', 'wait 300', 'go /s-kyc']);
  });
});
