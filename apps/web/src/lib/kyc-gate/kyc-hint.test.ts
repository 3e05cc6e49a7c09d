import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { expect, it } from 'vitest';
import { takeHint, userCentreHint } from './kyc-hint.ts';

const createdAt = 1_795_000_000;
const hintAfter = (hours: number, status = 'unset' as const) =>
  userCentreHint({ status, createdAt, now: createdAt + hours * 3600 + 1 });

it('reminds who has not begun, and warns anew past 24, 48 and 72 hours [A-209 A-244 A-248 A-488]', () => {
  expect([1, 23, 24, 47, 48, 71, 72, 500].map((hours) => hintAfter(hours)?.mark)).toEqual([
    'unset',
    'unset',
    'past-24',
    'past-24',
    'past-48',
    'past-48',
    'past-72',
    'past-72',
  ]);
  expect(hintAfter(1)?.modal).toBe('user-centre');
  expect([30, 71].map((hours) => hintAfter(hours)?.modal)).toEqual(['countdown', 'countdown']);
  expect(hintAfter(72)?.modal).toBe('restricted');
});

it('warns only who can still do something about it', () => {
  const warned = kycStatuses.filter(
    (status) => userCentreHint({ status, createdAt, now: createdAt + 90_000 }) !== null,
  );
  expect(warned).toEqual(['unset', 'basic_account', 'rejected', 'frozen']);
});

it('shows each hint once in a visit', () => {
  const store = createStore(createMemoryStorage(), 'localhost');
  expect([takeHint(store, 'a'), takeHint(store, 'a'), takeHint(store, 'b')]).toEqual([
    true,
    false,
    true,
  ]);
});
