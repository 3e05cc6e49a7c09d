import type { LocationMoment, LocationOutcome } from '@perya/contract/location/checks';
import type pg from 'pg';
import { byNumber } from '../../platform/lists/key.ts';
import { createList } from '../../platform/lists/list.ts';

interface Check {
  uid: bigint | null;
  moment: LocationMoment;
  outcome: LocationOutcome;
  country: string;
  network: string;
  hasPosition: boolean;
}

interface CheckRow extends Check {
  id: bigint;
  at: Date;
}

export function createCheckStore(pool: pg.Pool) {
  return {
    list: createList<CheckRow, { uid?: string | undefined; outcome?: string | undefined }>(pool, {
      columns: 'c.id, c.at, c.uid, c.moment, c.outcome, c.country, c.network, c.has_position',
      from: 'location.check c',
      key: [byNumber('c.id')],
      where: ({ uid, outcome }, asked) => [
        asked('c.uid = ?', uid),
        asked('c.outcome = ?', outcome),
      ],
    }),

    /** Within a transaction where one is open: nobody who has a connection waits for another. */
    async add(
      { uid, moment, outcome, country, network, hasPosition }: Check,
      client: pg.Pool | pg.ClientBase = pool,
    ): Promise<void> {
      await client.query(
        `insert into location.check (uid, moment, outcome, country, network, has_position)
         values ($1, $2, $3, $4, $5, $6)`,
        [uid, moment, outcome, country, network, hasPosition],
      );
    },
  };
}

export type CheckStore = ReturnType<typeof createCheckStore>;
