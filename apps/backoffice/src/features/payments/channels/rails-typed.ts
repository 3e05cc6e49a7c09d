import type { StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { hundredthsTyped, moneyTyped } from '../../../lib/fields/money-typed.ts';

type Rails = StaffChannel['payout_rails'];

/** One on a line: gateway, method (a dash for none), cost in pesos, cost in percent. */
export const sayRails = (rails: Rails): string =>
  rails
    .map(({ gateway, method, cost_fixed, cost_basis_points }) =>
      [gateway, method || '-', cost_fixed, cost_basis_points / 100].join(' '),
    )
    .join('\n');

/** What cannot be read stays as it was typed, for the contract to refuse. */
export const railsTyped = (typed: string): Rails =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [gateway = '', method = '', fixed = '0', percent = '0', ...more] = line.split(/\s+/);
      return {
        gateway: more.length > 0 ? line : gateway,
        method: method === '-' ? '' : method,
        cost_fixed: moneyTyped(fixed) ?? fixed,
        cost_basis_points: hundredthsTyped(percent) ?? Number.NaN,
      };
    });
