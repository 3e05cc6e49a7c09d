import type { listedPersonsCalls } from '@perya/contract/kyc/staff-calls/listings';
import type { Registry } from 'prom-client';
import type { Guards } from '../../../../platform/http/gates/admission.ts';
import type { Handlers } from '../../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import type { RequestActions } from '../../../audit/index.ts';
import { identityEvents } from '../../../identity/index.ts';
import { admitUnlisted } from './check-lists.ts';
import { decideListing } from './decide-listing.action.ts';
import { rescreen } from './rescreen.ts';
import type { ListingServices } from './services.ts';

export interface ListingRoom {
  admit: Guards['lists'];
  handlers: Handlers<typeof listedPersonsCalls>;
  actions: RequestActions<'kyc.listing'>;
  jobs: Jobs;
  registerMetrics(registry: Registry): void;
}

function routes({ listings }: ListingServices): Handlers<typeof listedPersonsCalls> {
  return {
    async listListings(_context, request) {
      const page = await listings.found.page(request);
      return {
        ...page,
        rows: page.rows.map(({ uid, state, list, decided, changedAt }) => ({
          uid: String(uid),
          state,
          list,
          decided,
          changed_at: seconds(changedAt),
        })),
      };
    },
    async listListChecks(_context, request) {
      const page = await listings.checks.page(request);
      return {
        ...page,
        rows: page.rows.map(({ id, at, moment, state, listsVersion }) => ({
          id: String(id),
          at: seconds(at),
          moment,
          state,
          lists: String(listsVersion),
        })),
      };
    },
  };
}

/** Who of the players is a person that the law keeps from play. */
export function createListings(services: ListingServices): ListingRoom {
  const { audit, listings, metrics, watchLists } = services;
  audit.within(identityEvents.registered, async (client, { uid }) => {
    if (uid !== null) await listings.noteStanding(client, uid, 'registration');
  });
  audit.within(identityEvents.loggedIn, async (client, { uid, payload }) => {
    if (uid !== null && !payload.isFirst) await listings.noteStanding(client, uid, 'login');
  });
  return {
    admit: (moment, player) => admitUnlisted(services, moment, player),
    handlers: routes(services),
    actions: { 'kyc.listing': decideListing(services) },
    jobs: {
      crontab: '* * * * * kyc_rescreen ?queue=kyc_rescreen&jobKey=kyc_rescreen',
      tasks: { kyc_rescreen: () => rescreen(services) },
    },
    registerMetrics: (registry) =>
      metrics.register(registry, async () =>
        listings.countStale(BigInt(await watchLists.store.readVersion())),
      ),
  };
}
