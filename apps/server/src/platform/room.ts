import type { Registry } from 'prom-client';
import type { Calls, Handlers } from './http/mount-calls.ts';
import { type Jobs, joinJobs } from './jobs.ts';

/** What `createNAME(needs)` of every room of a module answers, beside what the door takes of it. */
export interface Room<Served extends Calls = Record<never, never>> {
  handlers: Handlers<Served>;
  jobs?: Jobs;
  registerMetrics?(registry: Registry): void;
  /** Refuses new work and drains what was accepted. */
  close?(): Promise<void>;
}

type AnyRoom = Pick<Room, 'jobs' | 'registerMetrics' | 'close'>;

/** What the rooms do beside serving calls, as one. */
export function joinRooms(rooms: readonly AnyRoom[]) {
  return {
    jobs: joinJobs(...rooms.flatMap(({ jobs }) => jobs ?? [])),
    registerMetrics(registry: Registry): void {
      for (const room of rooms) room.registerMetrics?.(registry);
    },
    async close(): Promise<void> {
      for (const room of rooms.toReversed()) await room.close?.();
    },
  };
}
