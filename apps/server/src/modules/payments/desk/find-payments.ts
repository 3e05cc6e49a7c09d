import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { toPesos } from '@perya/money';
import { type Finder, numberOf } from '../../../platform/lists/finder.ts';
import type { DepositRow, LookupStore } from './deposits/lookup.store.ts';
import type { QueueStore } from './withdrawals/queue.store.ts';

interface FinderServices {
  queue: Pick<QueueStore, 'page'>;
  lookup: Pick<LookupStore, 'page' | 'pageReceipts'>;
}

const foundDeposit = ({ id, uid, amount, channelName }: DepositRow) => ({
  id: String(id),
  name: `D${id}`,
  about: `${channelName} · ${uid}`,
  amount: toPesos(amount),
  is_exact: true,
});

/** Payments by our number, with its letter or without, and by the gateway's reference: whole, so that an index serves. */
export function paymentFinders({ queue, lookup }: FinderServices): readonly Finder[] {
  const permission = 'payments.read';
  return [
    {
      kind: 'withdrawal',
      permission,
      async find(words) {
        const id = numberOf(words, 'W');
        if (id === null) return [];
        const { rows } = await queue.page({ id: String(id), limit: 1 });
        return rows.map(({ id, uid, amount, channelName }) => ({
          id: String(id),
          name: `W${id}`,
          about: `${channelName} · ${uid}`,
          amount: toPesos(amount),
          is_exact: true,
        }));
      },
    },
    {
      kind: 'deposit',
      permission,
      async find(words) {
        const id = numberOf(words, 'D');
        const wanted = id === null ? { gatewayId: words } : { id: String(id) };
        return (await lookup.page({ ...wanted, limit: foundRowsMax })).rows.map(foundDeposit);
      },
    },
    {
      kind: 'payment',
      permission,
      async find(words) {
        const { rows } = await lookup.pageReceipts({ state: 'all', q: words, limit: foundRowsMax });
        return rows.map(({ paymentId, gateway, reference, amount }) => ({
          id: paymentId,
          name: paymentId,
          about: `${gateway} · ${reference}`,
          amount: toPesos(amount),
          is_exact: true,
        }));
      },
    },
  ];
}
