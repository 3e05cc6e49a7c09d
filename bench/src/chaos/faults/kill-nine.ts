import type { Fault } from '../fault.ts';

const times = 50;

export const killNine: Fault = {
  says: `kill -9 of server and PostgreSQL in turns, ${times} times`,
  async strike({ house, playOn }) {
    for (let turn = 0; turn < times; turn += 1) {
      await playOn(10);
      await house.kill(turn % 2 === 0 ? 'server' : 'database');
    }
  },
};
