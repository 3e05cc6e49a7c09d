import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { expect, it } from 'vitest';
import { kycRowLook } from './kyc-row-look.ts';

const statusesWith = (look: string) =>
  kycStatuses.filter((status) => kycRowLook(status, true) === look);

it('invites to verify while nothing was submitted', () => {
  expect(statusesWith('button')).toEqual(['unset', 'basic_account']);
});

it('leads to the identity check where the player can go on with it', () => {
  expect(statusesWith('link')).toEqual(['rejected', 'basic_kyc', 'frozen', 'test_account']);
});

it('only says how it stands where nothing is left to do', () => {
  expect(statusesWith('text')).toEqual(['under_review', 'fully_kyc', 'block']);
});

it('leads nowhere while the screen is not there', () => {
  expect(kycStatuses.map((status) => kycRowLook(status, false))).toEqual(
    kycStatuses.map(() => 'text'),
  );
});
