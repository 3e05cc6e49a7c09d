import { expect, it } from 'vitest';
import { hasKycClock } from './kyc-deadline.ts';
import { kycStatuses } from './kyc-status.ts';

it('runs for whom the deadline freezes, and not for who waits for the house or was approved in part [A-485]', () => {
  expect(kycStatuses.filter(hasKycClock)).toEqual(['unset', 'basic_account', 'rejected', 'frozen']);
});
