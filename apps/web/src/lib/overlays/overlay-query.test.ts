import { describe, expect, it } from 'vitest';
import { readOverlayQuery, withoutOverlayQuery, writeOverlayQuery } from './overlay-query.ts';
import { pendingActions } from './pending-action.ts';

describe('overlay query', () => {
  it('opens each action with the step and data it was written with', () => {
    for (const action of pendingActions) {
      const request = {
        action,
        payload: { step: 'login-otp-2', data: { to: '/my', name: 'Niña' } },
      };
      expect(readOverlayQuery(writeOverlayQuery(request))).toEqual(request);
    }
  });

  it('opens at the first step when the payload is missing or broken', () => {
    for (const payload of [undefined, '', '%%', 'bnVsbA', 12]) {
      expect(readOverlayQuery({ action: 'login', payload })).toEqual({
        action: 'login',
        payload: {},
      });
    }
  });

  it('opens nothing for another action and takes only its own two from the address', () => {
    expect(readOverlayQuery({ action: 'constructor' })).toBeNull();
    expect(withoutOverlayQuery({ action: 'login', payload: 'x', sort: 'A-Z' })).toEqual({
      sort: 'A-Z',
    });
  });
});
