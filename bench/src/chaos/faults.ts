import { setTimeout as delay } from 'node:timers/promises';
import { listDescendants } from '../../../tooling/test/list-descendants.ts';
import type { Fault } from './fault.ts';
import { findRedis, pause } from './neighbours.ts';

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

export const hungRedis: Fault = {
  says: 'Redis hangs for 10 s (SIGSTOP), then is gone',
  missing: () => (findRedis() ? null : 'there is no valkey-server or redis-server'),
  async strike({ neighbours: { redis }, playOn }) {
    await playOn(50);
    if (redis) await pause([redis.pid], 10_000);
    await playOn(50);
    if (redis) process.kill(redis.pid, 'SIGKILL');
    await playOn(100);
  },
};

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

/** Ahead by an hour, back behind, and right again. */
const steps = [3600, -3600, 0];

export const clockSteps: Fault = {
  says: 'the clock of the platform steps an hour ahead, an hour behind and back',
  async strike({ owner, playOn }) {
    for (const seconds of steps) {
      await playOn(50);
      await owner.query(
        `create or replace function platform.clock() returns timestamptz language sql volatile
         return clock_timestamp() + interval '${seconds} seconds'`,
      );
      await playOn(50);
    }
  },
};
