import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { toPesos } from '@perya/money';
import { type Finder, numberOf } from '../../../platform/lists/finder.ts';
import type { VouchersServices } from './services.ts';

/** Batches of vouchers by number, with a V in front or without, or by a part of what was noted; a house has hundreds. */
export const batchFinder = ({ vouchers }: Pick<VouchersServices, 'vouchers'>): Finder => ({
  kind: 'batch',
  permission: 'payments.read',
  async find(words) {
    const number = numberOf(words, 'V');
    const q = number === null ? words : String(number);
    const { rows } = await vouchers.pageBatches({ q, limit: foundRowsMax });
    return rows.map(({ id, note, count, amount }) => ({
      id: String(id),
      name: `V${id}`,
      about: [`${count} ×`, note].filter(Boolean).join(' · '),
      amount: toPesos(amount),
      is_exact: id === number,
    }));
  },
});
