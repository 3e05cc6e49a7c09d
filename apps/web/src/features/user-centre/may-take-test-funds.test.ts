import { expect, it } from 'vitest';
import { mayTakeTestFunds } from './may-take-test-funds.ts';

it('is for test accounts where the sandbox is on', () => {
  expect(mayTakeTestFunds({ kyc_status: 8 }, true)).toBe(true);
  expect(mayTakeTestFunds({ kyc_status: 8 }, false)).toBe(false);
  expect(mayTakeTestFunds({ kyc_status: 5 }, true)).toBe(false);
  expect(mayTakeTestFunds({ kyc_status: 0 }, true)).toBe(false);
  expect(mayTakeTestFunds(null, true)).toBe(false);
});
