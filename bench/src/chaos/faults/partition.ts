import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const partition: Fault = {
  says: 'the line between server and PostgreSQL is silent for 12 s, then cut for 5 s, twice',
  async strike({ line, playOn }) {
    for (let turn = 0; turn < 2; turn += 1) {
      await playOn(50);
      line.set('silent');
      await delay(12_000);
      line.set('open');
      await playOn(50);
      line.set('cut');
      await delay(5000);
      line.set('open');
    }
  },
};
