import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { beforeEach, expect, it } from 'vitest';
import { useSession, visitor } from '../session/session.ts';
import { agree, proceed, useGate } from './gate-state.ts';

function logOut() {
  useSession.setState({ token: 'of-a-player' });
  useSession.setState(visitor);
}

beforeEach(logOut);

it('starts with neither agreed nor proceeded [M-228]', () => {
  expect(useGate.getState()).toMatchObject({ hasAgreed: false, hasProceeded: false });
});

it('does not proceed without agreement [M-237]', () => {
  proceed();
  expect(useGate.getState().hasProceeded).toBe(false);
});

it('proceeds once agreed, and remembers it for the browser session [M-229 M-484]', () => {
  agree(true);
  proceed();
  expect(useGate.getState().hasProceeded).toBe(true);
  expect(sessionStore.read('terms-gate')).toBe(true);
});

it('asks again after a logout [M-230]', () => {
  agree(true);
  proceed();
  logOut();
  expect(useGate.getState()).toMatchObject({ hasAgreed: false, hasProceeded: false });
  expect(sessionStore.read('terms-gate')).toBeNull();
});
