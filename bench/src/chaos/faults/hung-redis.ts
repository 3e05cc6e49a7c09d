import type { Fault } from '../fault.ts';
import { findRedis, pause } from '../neighbours.ts';

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
