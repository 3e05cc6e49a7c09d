import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOverlay, openOverlay, usePendingAction } from '../overlays/pending-action.ts';
import type { Partner } from './partner.ts';
import { forgetCallbackOnClose, requireLogin, takeLoginCallback } from './require-login.ts';

describe('requireLogin', () => {
  const go = vi.fn();
  const sayComeAgain = vi.fn();
  const visitor = (partner: Partner | null = null) => ({
    hasToken: false,
    partner,
    go,
    sayComeAgain,
  });
  afterEach(() => {
    takeLoginCallback();
    closeOverlay();
    go.mockClear();
    sayComeAgain.mockClear();
  });

  it('runs at once for a signed-in player', () => {
    const callback = vi.fn();
    requireLogin(callback, { ...visitor(), hasToken: true });
    expect(callback).toHaveBeenCalledOnce();
    expect(usePendingAction.getState().action).toBeNull();
  });

  it('stores the callback and opens the code login for a visitor [A-259]', () => {
    const callback = vi.fn();
    requireLogin(callback, visitor());
    expect(callback).not.toHaveBeenCalled();
    expect(usePendingAction.getState()).toEqual({
      action: 'login',
      payload: { step: 'login-otp-1' },
    });
    expect(takeLoginCallback()).toBe(callback);
    expect(takeLoginCallback()).toBeNull();
  });

  it('tells the login what it is for', () => {
    requireLogin(vi.fn(), visitor(), 'game');
    expect(usePendingAction.getState().payload).toEqual({
      step: 'login-otp-1',
      data: { wants: 'game' },
    });
  });

  it('does nothing in the second mini-app, and says why [A-260]', () => {
    requireLogin(vi.fn(), visitor('maya'));
    expect(usePendingAction.getState().action).toBeNull();
    expect(takeLoginCallback()).toBeNull();
    expect(go).not.toHaveBeenCalled();
    expect(sayComeAgain).toHaveBeenCalledOnce();
  });

  it("goes to the partner's shop inside the shopping app and asks its browser's visitor", () => {
    requireLogin(vi.fn(), visitor('lazada'));
    expect(go).toHaveBeenCalledWith('/lazada-shop');
    expect(usePendingAction.getState().action).toBeNull();
    requireLogin(vi.fn(), visitor('lazada-h5'));
    expect(usePendingAction.getState().action).toBe('login');
  });

  it('forgets what waited when the login is closed without one, and only then', () => {
    let hasToken = false;
    const stop = forgetCallbackOnClose(() => hasToken);
    requireLogin(vi.fn(), visitor());
    closeOverlay();
    expect(takeLoginCallback()).toBeNull();
    requireLogin(vi.fn(), visitor());
    openOverlay('login', { step: 'login-password' });
    hasToken = true;
    closeOverlay();
    expect(takeLoginCallback()).not.toBeNull();
    stop();
  });
});
