import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import { bindVerbs } from '../../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../../platform/http/mount-calls.ts';
import { type ImportServices, importWatchList } from './import-watch-list.ts';
import { listWatchEntries, listWatchLists } from './list-watch-lists.ts';

export function watchListRoutes(services: ImportServices): Handlers<typeof watchListsCalls> {
  return {
    listWatchLists: () => listWatchLists(services.watchLists),
    ...bindVerbs(services, { listWatchEntries, importWatchList }),
  };
}
