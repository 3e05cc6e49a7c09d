import { updateChannel } from '@perya/contract/payments/staff-calls/channels';
import { describe, expect, test } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { railsTyped, sayRails } from './rails-typed.ts';

const refused = (typed: string) =>
  refusedFields(updateChannel, { payout_rails: railsTyped(typed) } as never).includes(
    'payout_rails',
  );

describe('rails as they are typed', () => {
  test('are a line each, and say the same again', () => {
    const rails = railsTyped('xendit PH_GCASH 10 0.5\n\n  own -\n');
    expect(rails).toEqual([
      { gateway: 'xendit', method: 'PH_GCASH', cost_fixed: '10.00', cost_basis_points: 50 },
      { gateway: 'own', method: '', cost_fixed: '0.00', cost_basis_points: 0 },
    ]);
    expect(railsTyped(sayRails(rails))).toEqual(rails);
    expect(railsTyped(' ')).toEqual([]);
  });

  test.each([
    ['an amount that is none', 'xendit PH_GCASH ten'],
    ['a percentage that is none', 'xendit PH_GCASH 10 some'],
    ['more than a line has', 'xendit PH_GCASH 10 0.5 and more'],
    ['more rails than there may be', 'a\nb\nc\nd\ne'],
  ])('are refused with %s', (_what, typed) => {
    expect(refused(typed)).toBe(true);
    expect(refused('xendit PH_GCASH 10 0.5')).toBe(false);
  });
});
