import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import type pg from 'pg';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit, RequestActions } from '../../audit/index.ts';
import { digestIdNumber } from './digests.ts';
import { prepareScreening, type Screening, type ScreeningServices } from './screen-submission.ts';
import { createScreeningStore } from './screening.store.ts';
import { draftWatchList } from './watch-lists/draft-watch-list.ts';
import { importList } from './watch-lists/import-list.action.ts';
import { listWatchEntries, listWatchLists } from './watch-lists/list-watch-lists.ts';
import type { WatchListServices } from './watch-lists/services.ts';
import { createWatchLists } from './watch-lists/watch-lists.ts';

function watchListRoutes(services: WatchListServices): Handlers<typeof watchListsCalls> {
  return {
    listWatchLists: () => listWatchLists(services.watchLists),
    ...bindVerbs(services, { listWatchEntries, draftWatchList }),
  };
}

export interface Screeners {
  /** Before a transaction; the screening itself belongs into the one that keeps a submission. */
  prepare(): Promise<Screening>;
  /** Players with exactly this ID number, however it is spelt. */
  findByIdNumber(words: string, limit: number): Promise<bigint[]>;
  handlers: Handlers<typeof watchListsCalls>;
  actions: RequestActions<'kyc.list'>;
  jobs: Jobs;
}

interface ScreeningNeeds {
  pool: pg.Pool;
  keyring: Keyring;
  audit: Pick<Audit, 'record'>;
  /** Counts an imported list. */
  onImport(): void;
}

/** What the house notices of a submission by itself. */
export function createScreening({ pool, keyring, audit, onImport }: ScreeningNeeds): Screeners {
  const services: ScreeningServices = {
    keyring,
    screening: createScreeningStore(pool),
    watchLists: createWatchLists(pool, keyring),
  };
  const { screening, watchLists } = services;
  return {
    prepare: () => prepareScreening(services),
    async findByIdNumber(words, limit) {
      const digest = digestIdNumber(keyring, words);
      return digest === null ? [] : screening.findByIdNumber(digest, limit);
    },
    handlers: watchListRoutes({ audit, keyring, watchLists, onImport }),
    actions: { 'kyc.list': importList({ keyring, watchLists, onImport }) },
    jobs: {
      crontab: '52 18 * * * kyc_forget_list_drafts',
      tasks: { kyc_forget_list_drafts: () => watchLists.store.forgetDrafts() },
    },
  };
}
