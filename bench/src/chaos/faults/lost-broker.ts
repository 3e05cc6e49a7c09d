import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const lostBroker: Fault = {
  says: 'the broker of live messages is gone for 10 s, twice',
  async strike({ neighbours: { broker }, playOn }) {
    for (let turn = 0; turn < 2; turn += 1) {
      await playOn(50);
      await broker.close();
      await delay(10_000);
      await broker.open();
      await playOn(50);
    }
  },
};
