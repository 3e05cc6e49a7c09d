import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import { bindVerbs } from '../../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../../platform/http/mount-calls.ts';
import { draftWatchList } from './draft-watch-list.ts';
import { listWatchEntries, listWatchLists } from './list-watch-lists.ts';
import type { WatchListServices } from './services.ts';

export function watchListRoutes(services: WatchListServices): Handlers<typeof watchListsCalls> {
  return {
    listWatchLists: () => listWatchLists(services.watchLists),
    ...bindVerbs(services, { listWatchEntries, draftWatchList }),
  };
}
