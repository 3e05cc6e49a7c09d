import type { freeRoundsCalls } from '@perya/contract/promotions/calls/free-rounds';
import type { staffFreeRoundsCalls } from '@perya/contract/promotions/staff-calls/free-rounds';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { Audit } from '../../audit/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { type KindRoom, wholeDay } from '../kind-room.ts';
import { cancelFreeRounds } from './cancel-free-rounds.ts';
import { createFreeRoundsList } from './free-rounds-list.store.ts';
import { createFreeRoundsReaders, type FreeRoundsServices } from './give-free-rounds.ts';
import { listFreeRounds, listStaffFreeRounds } from './list-free-rounds.ts';

export interface FreeRoundsNeeds extends FreeRoundsServices {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  catalogue: Pick<Catalogue, 'findGame'>;
}

/** Rounds at a provider that the house pays for; what they win is credited when they are over. */
export function createFreeRounds(
  needs: FreeRoundsNeeds,
): KindRoom<'free-rounds'> & Room<typeof freeRoundsCalls & typeof staffFreeRoundsCalls> {
  const services = { ...needs, list: createFreeRoundsList(needs.pool) };
  return {
    handlers: {
      listFreeRounds: (player) => listFreeRounds(services, player),
      listStaffFreeRounds: (_staff, request) => listStaffFreeRounds(services, request),
      cancelFreeRounds: (staff, request) => cancelFreeRounds(services, staff, request),
    },
    jobs: { tasks: {}, crontab: '', readers: createFreeRoundsReaders(services) },
    // What rounds would have won is not known: the most that they may pay stands for it.
    async simulate({ simulations }, { rules }, span) {
      const days = await simulations.listDeposited(rules.deposits, span);
      const seen = new Set<bigint>();
      const earned = days
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .filter(({ uid }) => {
          const isFirst = !seen.has(uid);
          seen.add(uid);
          return isFirst || !rules.isOnce;
        })
        .map(({ uid, day }) => ({
          ...wholeDay(day),
          period: rules.isOnce ? 'once' : day,
          uid,
          amount: BigInt(rules.winMax),
        }));
      return { basis: 'most', earned };
    },
  };
}
