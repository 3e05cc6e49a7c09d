import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { hasExit, isGateShown } from './gate-rules.ts';

const visitor = { path: '/', isWalletAppUser: false, hasProceeded: false };

describe('when the gate shows', () => {
  it('shows to whoever has not proceeded, and to nobody who has [M-008 M-230]', () => {
    expect(isGateShown(visitor)).toBe(true);
    expect(isGateShown({ ...visitor, hasProceeded: true })).toBe(false);
  });

  it.each(['/grabvip', '/grabmb', '/grabfg', '/grab'])('leaves %s alone [M-231]', (path) => {
    expect(isGateShown({ ...visitor, path })).toBe(false);
  });

  it('is skipped for users of the wallet app only [M-232 M-233]', () => {
    expect(isGateShown({ ...visitor, isWalletAppUser: true })).toBe(false);
  });

  it('lets the texts be read that it asks agreement to', () => {
    for (const path of [...Object.values(documents), '/terms-of-use', '/privacy-policy']) {
      expect(isGateShown({ ...visitor, path })).toBe(false);
    }
  });
});

it('has a way out for web users, none for mini-app and shopping users [M-233 M-238]', () => {
  expect(hasExit(null)).toBe(true);
  expect((['maya', 'lazada', 'lazada-h5'] as const).map(hasExit)).toEqual([false, false, false]);
});
