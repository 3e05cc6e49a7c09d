import type { QueueName } from '@perya/contract/house/staff-calls/home';
import { countedRowsMax } from '@perya/contract/staff/list';
import type { Permission } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { OutboxStore } from '../../../platform/outbox/outbox.store.ts';
import type { Aml } from '../../aml/index.ts';
import type { Care } from '../../care/index.ts';
import type { Games } from '../../games/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { Points } from '../../points/index.ts';
import type { Privacy } from '../../privacy/index.ts';
import type { Staff } from '../../staff/index.ts';
import type { Support } from '../../support/index.ts';

export type Caller = Pick<StaffContext, 'staffId' | 'permissions'>;

/** Something that waits for somebody; whoever has the permission sees it on their home page. */
export interface WaitingQueue {
  name: QueueName;
  permission: Permission;
  look(caller: Caller): Promise<{ count: number; oldestAt: Date | null }>;
}

export interface QueueNeeds {
  aml: Pick<Aml, 'countOpen'>;
  games: { heldWins: Pick<Games['heldWins'], 'countOpen' | 'list'> };
  kyc: { reviews: Pick<Kyc['reviews'], 'countOpen'> };
  payments: { desk: Pick<Payments['desk'], 'countWaiting' | 'countCases'> };
  care: Pick<Care, 'countOpen'>;
  points: { mall: Pick<Points['mall'], 'countWaiting'> };
  privacy: Pick<Privacy, 'countIncidents' | 'countRequests'>;
  support: Pick<Support, 'countWaiting' | 'countFeedback'>;
  outbox: Pick<OutboxStore, 'countDead'>;
  staff: { requests: Pick<Staff['requests'], 'countWaiting'> };
}

/** What waits, in the order in which it is shown: a capability with a desk of its own adds a line. */
export function createQueues(needs: QueueNeeds): readonly WaitingQueue[] {
  const { aml, games, kyc, payments, care, points, privacy, support, outbox, staff } = needs;
  return [
    { name: 'requests', permission: 'requests.read', look: staff.requests.countWaiting },
    {
      name: 'kyc',
      permission: 'kyc.read',
      async look() {
        const { waiting, escalated, oldestAt } = await kyc.reviews.countOpen();
        return { count: waiting + escalated, oldestAt };
      },
    },
    {
      name: 'withdrawals',
      permission: 'payments.read',
      look: payments.desk.countWaiting,
    },
    {
      name: 'payment-cases',
      permission: 'payments.read',
      look: payments.desk.countCases,
    },
    { name: 'aml', permission: 'aml.read', look: aml.countOpen },
    {
      name: 'held-wins',
      permission: 'wins.read',
      async look() {
        const [venues, [oldest]] = await Promise.all([
          games.heldWins.countOpen(),
          games.heldWins.list(1),
        ]);
        const count = venues.reduce((sum, venue) => sum + venue.count, 0);
        return { count, oldestAt: oldest?.heldAt ?? null };
      },
    },
    { name: 'care', permission: 'care.read', look: care.countOpen },
    { name: 'orders', permission: 'mall.read', look: points.mall.countWaiting },
    { name: 'support', permission: 'support.read', look: support.countWaiting },
    { name: 'feedback', permission: 'support.read', look: support.countFeedback },
    { name: 'privacy', permission: 'privacy.read', look: privacy.countRequests },
    { name: 'incidents', permission: 'privacy.read', look: privacy.countIncidents },
    { name: 'letters', permission: 'letters.read', look: () => outbox.countDead(countedRowsMax) },
  ];
}
