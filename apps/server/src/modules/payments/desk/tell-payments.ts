import { toPesos } from '@perya/money';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import type { LookupStore } from './deposits/lookup.store.ts';
import type { QueueStore } from './withdrawals/queue.store.ts';

interface TellerServices {
  queue: Pick<QueueStore, 'read'>;
  lookup: Pick<LookupStore, 'read'>;
}

/** What a player paid in and took out, for their story, each as it stands now. */
export function paymentTellers({ queue, lookup }: TellerServices): readonly Teller[] {
  const part = { kind: 'payment', permission: 'payments.read' } as const;
  return [
    tellList(
      { ...part, name: 'deposit' },
      lookup.read,
      ({ id, createdAt, channelName, status, amount }) => ({
        at: createdAt,
        event: 'deposit',
        about: channelName,
        state: status,
        amount: toPesos(amount),
        by: null,
        opens: String(id),
      }),
    ),
    tellList(
      { ...part, name: 'withdrawal' },
      queue.read,
      ({ id, createdAt, channelName, status, amount }) => ({
        at: createdAt,
        event: 'withdrawal',
        about: channelName,
        state: status,
        amount: toPesos(amount),
        by: null,
        opens: String(id),
      }),
    ),
  ];
}
