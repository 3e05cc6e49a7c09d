import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPartner } from './partner.ts';
import { useSession, visitor } from './session.ts';
import { forgetEntered, noteEntered, provedPartner } from './wallet-app-user.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  useSession.setState(visitor);
  vi.unstubAllGlobals();
});

const comeFrom = (from: string) => rememberPartner(new URLSearchParams({ from }), sessionStore);

it.each(['maya', 'lazada', 'ewallet'] as const)('takes no address at its word: %s', (from) => {
  comeFrom(from);
  expect(provedPartner()).toBeNull();
  useSession.setState({ token: 'of-a-web-login' });
  expect(provedPartner()).toBeNull();
});

it.each(['maya', 'lazada', 'ewallet'] as const)(
  'believes a session that its token opened: %s',
  (from) => {
    comeFrom(from);
    noteEntered(from);
    expect(provedPartner()).toBeNull();
    useSession.setState({ token: 'of-the-entry' });
    expect(provedPartner()).toBe(from);
    comeFrom('lazada-h5');
    expect(provedPartner()).toBeNull();
    forgetEntered();
  },
);

it('believes the bridge of the app around the page, and of the wallet its cashier', () => {
  vi.stubGlobal('window', { peryaShell: {} });
  for (const from of ['maya', 'lazada'] as const) {
    comeFrom(from);
    expect(provedPartner()).toBe(from);
  }
  comeFrom('ewallet');
  expect(provedPartner()).toBeNull();
  vi.stubGlobal('window', { peryaShell: { openWallet: () => {} } });
  expect(provedPartner()).toBe('ewallet');
});
