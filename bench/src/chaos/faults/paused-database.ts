import { listDescendants } from '../../../../tooling/test/list-descendants.ts';
import type { Fault } from '../fault.ts';
import { pause } from '../neighbours.ts';

export const pausedDatabase: Fault = {
  says: 'PostgreSQL hangs for 12 s (SIGSTOP), three times',
  async strike({ house, playOn }) {
    for (let turn = 0; turn < 3; turn += 1) {
      await playOn(50);
      const { database } = house.pids();
      await pause([database, ...listDescendants(database)], 12_000);
    }
  },
};
