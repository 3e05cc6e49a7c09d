import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Room } from '../room.ts';
import { createCasesStore } from './cases/cases.store.ts';
import { createChannelsStore } from './channels/channels.store.ts';
import { createClaimStore } from './claims/claim.store.ts';
import type { DeskServices } from './dependencies.ts';
import { createLookupStore } from './deposits/lookup.store.ts';
import { createFiguresStore } from './figures/figures.store.ts';
import { type DeskCalls, deskRoutes } from './routes.ts';
import { createStepsStore } from './steps.store.ts';
import { createStoryStore } from './story.store.ts';
import { createQueueStore } from './withdrawals/queue.store.ts';

export type DeskNeeds = Pick<DeskServices, 'pool' | 'audit' | 'identity' | 'kyc' | 'ledger'> & {
  gateways: Gateways;
};

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

export interface DeskRoom extends Room<DeskCalls> {
  /** Withdrawals that wait for a person. */
  countWaiting(): Promise<Waiting>;
  /** Cases that nobody has closed. */
  countCases(): Promise<Waiting>;
}

/** Where staff look at payments and decide about them. */
export function createDesk(needs: DeskNeeds): DeskRoom {
  const { pool, gateways, ...doors } = needs;
  const services: DeskServices = {
    ...doors,
    pool,
    // Vouchers need none.
    hasGateway: (name) => name === 'voucher' || gateways.has(name),
    queue: createQueueStore(pool),
    withdrawalClaims: createClaimStore('withdrawal'),
    steps: createStepsStore(pool),
    story: createStoryStore(pool),
    lookup: createLookupStore(pool),
    channels: createChannelsStore(pool),
    cases: createCasesStore(pool),
    caseClaims: createClaimStore('case'),
    figures: createFiguresStore(pool),
  };
  return {
    handlers: deskRoutes(services),
    countWaiting: services.queue.countWaiting,
    countCases: services.cases.countOpen,
  };
}
