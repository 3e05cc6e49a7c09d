import type { locationCalls } from '@perya/contract/location/calls/location';
import type { locationChecksCalls } from '@perya/contract/location/staff-calls/checks';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { type DataFile, jsonFile, type OwnData } from '../../platform/files/data-file.ts';
import type { Guards } from '../../platform/http/gates/admission.ts';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { seconds } from '../../platform/wire-time.ts';
import { httpLocator } from '../../providers/location/http-locator.ts';
import { identityEvents } from '../identity/index.ts';
import { createCheckStore } from './check.store.ts';
import { checkLocation, requireLocation } from './check-location.ts';
import { createLocationMetrics } from './metrics.ts';
import type { LocationServices } from './services.ts';
import type { LocationSettings } from './settings.ts';
import { createSources } from './sources/sources.ts';

export interface Location {
  /** What it asks at the gates of players' calls: that the player is where one may play. */
  admit: Guards['location'];
  /** What is installed and asked for, for the opening. */
  describe(): Promise<{ hasDatabase: boolean; minutes: number }>;
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

const checksMax = 1000;

/** From where the player came, as it was kept. */
async function* readOwnData(
  { checks }: Pick<LocationServices, 'checks'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const rows = await checks.list.read({ uid: String(uid), limit: checksMax });
  yield jsonFile(
    'location.json',
    rows.map(({ at, moment, outcome, country, network }) => ({
      at,
      moment,
      outcome,
      country,
      network,
    })),
  );
}

type LocationNeeds = Pick<LocationServices, 'audit' | 'limits'> & {
  pool: pg.Pool;
  settings: LocationSettings;
};

/** Where players are: by their address, by their device where they allow it, and never behind a service that hides it. */
export function createLocation({
  pool,
  audit,
  limits,
  settings,
}: LocationNeeds): Module<Location, typeof locationCalls & typeof locationChecksCalls> {
  const services: LocationServices = {
    audit,
    limits,
    checks: createCheckStore(pool),
    sources: createSources(settings),
    locator: settings.locationProvider && httpLocator(settings.locationProvider),
    metrics: createLocationMetrics(),
  };
  // In the transaction of the registration or the login, which is not written where this refuses, nor is the check:
  // the one at the entrance, a moment before, stays.
  audit.within(identityEvents.registered, (client, { uid, payload: { address } }) =>
    requireLocation(services, { uid, moment: 'registration', address, client }),
  );
  audit.within(identityEvents.loggedIn, async (client, { uid, payload: { address, isFirst } }) => {
    if (!isFirst) await requireLocation(services, { uid, moment: 'login', address, client });
  });
  return {
    api: {
      admit: (moment, { uid, address }) =>
        requireLocation(services, { uid: moment === 'entrance' ? null : uid, moment, address }),
      describe: async () => ({
        // A file that cannot be read is none.
        hasDatabase: (await services.sources.addresses().catch(() => null)) !== null,
        minutes: await limits.policy('location_minutes'),
      }),
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: services.metrics.register,
    },
    handlers: {
      checkLocation: (context, request) => checkLocation(services, context, request),
      async listLocationChecks(_context, request) {
        const page = await services.checks.list.page(request);
        return {
          ...page,
          rows: page.rows.map(({ id, at, uid, hasPosition, ...check }) => ({
            ...check,
            id: String(id),
            at: seconds(at),
            uid: uid === null ? null : String(uid),
            has_position: hasPosition,
          })),
        };
      },
    },
    jobs: noJobs,
    close: nothingToClose,
  };
}
