import type { Registry } from 'prom-client';
import type { Calls, Handlers } from './http/mount-calls.ts';
import { type Jobs, joinJobs } from './jobs.ts';

/** What `createNAME(needs)` of every room of a module answers, beside what the api takes of it. */
export interface Room<Served extends Calls = Record<never, never>> {
  handlers: Handlers<Served>;
  jobs?: Jobs;
  registerMetrics?(registry: Registry): void;
  /** Refuses new work and drains what was accepted. */
  close?(): Promise<void>;
}

type AnyRoom = Partial<Pick<Room, 'jobs' | 'registerMetrics' | 'close'>> & { handlers?: object };

/** The handlers of all the rooms: a union of rooms turned into one object that serves what each of them serves. */
type HandlersOf<Rooms> = (
  Rooms extends { handlers: infer Served }
    ? (served: Served) => void
    : never
) extends (served: infer All) => void
  ? All
  : never;

/** The rooms of a module as one: what they serve and what they do beside it. */
export function joinRooms<One extends AnyRoom>(rooms: readonly One[]) {
  return {
    handlers: Object.assign({}, ...rooms.map(({ handlers }) => handlers)) as HandlersOf<One>,
    jobs: joinJobs(...rooms.flatMap(({ jobs }) => jobs ?? [])),
    registerMetrics(registry: Registry): void {
      for (const room of rooms) room.registerMetrics?.(registry);
    },
    async close(): Promise<void> {
      for (const room of rooms.toReversed()) await room.close?.();
    },
  };
}
