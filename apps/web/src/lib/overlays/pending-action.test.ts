import { afterEach, describe, expect, it } from 'vitest';
import {
  closeOverlay,
  isPendingAction,
  openOverlay,
  pendingActions,
  usePendingAction,
} from './pending-action.ts';

afterEach(closeOverlay);

describe('pending action', () => {
  it('is one of those known, and nothing else [M-032]', () => {
    expect(pendingActions.every(isPendingAction)).toBe(true);
    expect(isPendingAction('logout')).toBe(false);
  });

  it('holds one action at a time: another one takes its place [M-032]', () => {
    openOverlay('login', { step: 'login-otp-2' });
    openOverlay('deposit');
    expect(usePendingAction.getState()).toEqual({ action: 'deposit', payload: {} });
  });

  it('is cleared by closing [A-074 M-035]', () => {
    openOverlay('withdraw', { data: { amount: '100' } });
    closeOverlay();
    expect(usePendingAction.getState()).toEqual({ action: null, payload: {} });
  });
});
