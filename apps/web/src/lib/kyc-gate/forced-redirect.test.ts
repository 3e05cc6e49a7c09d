import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { expect, it } from 'vitest';
import { mustComplete } from './forced-redirect.ts';

const now = 1_795_000_000;
const index = { cmpl: 1, cmpl_start: now - 60, cmpl_end: now + 60 };
const record = { cmpl: 1, status: 'rejected', now } as const;
const asked = { isLoggedIn: true, path: '/my', index, record };

it('leads a player who must complete it to the identity check while the window is open [A-080 A-208 M-244]', () => {
  expect(mustComplete(asked)).toBe(true);
  expect(mustComplete({ ...asked, path: '/' })).toBe(true);
});

it('needs the switch of the site, its window and the flag of the record [A-208 A-270]', () => {
  for (const shut of [
    { ...asked, index: null },
    { ...asked, index: { ...index, cmpl: 0 } },
    { ...asked, index: { ...index, cmpl_start: now + 1 } },
    { ...asked, index: { ...index, cmpl_end: now - 1 } },
    { ...asked, record: { ...record, cmpl: 0 } },
  ]) {
    expect(mustComplete(shut)).toBe(false);
  }
});

it('does nothing for a visitor, and nothing on the screen of the identity check [A-082]', () => {
  expect(mustComplete({ ...asked, isLoggedIn: false })).toBe(false);
  expect(mustComplete({ ...asked, path: '/s-kyc' })).toBe(false);
});

it('spares the verified, a test account among them [A-271 M-339]', () => {
  const spared = kycStatuses.filter(
    (status) => !mustComplete({ ...asked, record: { ...record, status } }),
  );
  expect(spared).toEqual(['fully_kyc', 'test_account']);
});
