import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { expect, it } from 'vitest';
import { kycRowLook } from './kyc-row-look.ts';

const statusesWith = (look: string) => kycStatuses.filter((status) => kycRowLook(status) === look);

it('invites to verify while nothing was submitted [A-215]', () => {
  expect(statusesWith('button')).toEqual(['unset', 'basic_account']);
});

it('leads to the identity check where the player can go on with it [A-217 A-218]', () => {
  expect(statusesWith('link')).toEqual(['rejected', 'basic_kyc', 'frozen', 'test_account']);
});

it('only says how it stands where nothing is left to do [A-216 A-219]', () => {
  expect(statusesWith('text')).toEqual(['under_review', 'fully_kyc', 'block']);
});
