import type pg from 'pg';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import { type AuditOrigin, nothingChanged, type RequestActions } from '../audit/index.ts';
import { resumeGaming } from './resume-gaming.action.ts';
import type { StopsServices } from './services.ts';
import { resumeWithin, stopGaming } from './stop-gaming.ts';
import { createStopsStore, type Stop, type StopsStore } from './stops.store.ts';
import type { StopTarget } from './target.ts';

/** A stop must be seen within a second everywhere, pages included. */
const seenWithinMs = 500;

type Reading = 'countInForce' | 'find' | 'findInForce' | 'page';

export interface Stops extends Pick<StopsStore, Reading> {
  /** Null if it was stopped already. When it answers, no bet is stamped later. */
  stop(origin: AuditOrigin, target: StopTarget, reason: string): Promise<Stop | null>;
  /** Ends one stop; null if it has ended. */
  resume(origin: AuditOrigin, wanted: { id: bigint; reason: string }): Promise<Stop | null>;
  actions: RequestActions<'games.resume'>;
  /** Whether the whole house is stopped, for what pages show. */
  isHouseStopped(): Promise<boolean>;
}

/** Stops that a regulator or the house asks for. Bets meet them in `games.apply`, by the functions of this schema. */
export function createStops(
  needs: Pick<StopsServices, 'audit'> & { pool: pg.Pool },
): Module<Stops> {
  const store = createStopsStore(needs.pool);
  const cache = createVersionedCache({ readVersion: store.readHouse, maxAgeMs: seenWithinMs });
  const services: StopsServices = { store, audit: needs.audit, cache };
  return {
    api: {
      countInForce: store.countInForce,
      find: store.find,
      findInForce: store.findInForce,
      page: store.page,
      stop: (origin, target, reason) => stopGaming(services, origin, target, reason),
      resume: (origin, wanted) =>
        needs.audit.record<Stop | null>(origin, async (tx) => {
          const done = await resumeWithin(services, tx, origin, wanted);
          if (!done) return nothingChanged(null);
          const [entry, ...others] = done.entries;
          return { result: done.stop, entries: [entry, ...others], events: done.events };
        }),
      actions: { 'games.resume': resumeGaming(services) },
      isHouseStopped: () => cache.get('house', async (version) => version !== ''),
    },
    handlers: {},
    jobs: noJobs,
    close: nothingToClose,
  };
}
