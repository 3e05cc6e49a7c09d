import { kycExpiresAt } from '@perya/contract/rules/kyc-deadline';
import { expect, it } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

it('counts hours, minutes and seconds to three days after the account was made [A-128 A-447]', () => {
  const made = 1_700_000_000;
  const leftAfter = (seconds: number) => countdownParts(kycExpiresAt(made) - (made + seconds));
  expect(leftAfter(0)).toEqual({ hours: '72', minutes: '00', seconds: '00' });
  expect(leftAfter(1)).toEqual({ hours: '71', minutes: '59', seconds: '59' });
  expect(leftAfter(72 * 3600 - 61)).toEqual({ hours: '00', minutes: '01', seconds: '01' });
  expect(leftAfter(72 * 3600)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  expect(leftAfter(90 * 3600)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
});
