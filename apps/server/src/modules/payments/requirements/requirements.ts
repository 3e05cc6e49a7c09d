import type { requirementsCalls } from '@perya/contract/payments/calls/payments';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { listRequirements, type RequirementsServices } from './list-requirements.ts';
import { createRequirementsStore, type RequirementsStore } from './requirements.store.ts';

export interface RequirementsNeeds extends Pick<RequirementsServices, 'ledger' | 'games'> {
  pool: pg.Pool;
}

export interface RequirementsRoom extends Room<typeof requirementsCalls> {
  withdrawTotals: RequirementsStore['withdrawTotals'];
}

/** What must be played before money can be withdrawn. */
export function createRequirements({ pool, ledger, games }: RequirementsNeeds): RequirementsRoom {
  const store = createRequirementsStore(pool);
  return {
    handlers: {
      listRequirements: (context) => listRequirements({ store, ledger, games }, context),
    },
    withdrawTotals: store.withdrawTotals,
  };
}
