import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import type pg from 'pg';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit, RequestActions } from '../../audit/index.ts';
import { digestIdNumber, digestSurname } from './digests.ts';
import { noteSurnames } from './note-surnames.ts';
import { prepareScreening, type Screening, type ScreeningServices } from './screen-submission.ts';
import { createScreeningStore } from './screening.store.ts';
import { draftWatchList } from './watch-lists/draft-watch-list.ts';
import { importList } from './watch-lists/import-list.action.ts';
import { listWatchEntries, listWatchLists } from './watch-lists/list-watch-lists.ts';
import type { WatchListServices } from './watch-lists/services.ts';
import { createWatchLists, type WatchLists } from './watch-lists/watch-lists.ts';

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
  /** Players of exactly this family name, in whatever way it is spelt. */
  findBySurname(words: string, limit: number): Promise<bigint[]>;
  /** The lists in force. */
  watchLists: WatchLists;
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
    watchLists,
    async findByIdNumber(words, limit) {
      const digest = digestIdNumber(keyring, words);
      return digest === null ? [] : screening.findByDigest('id-number', digest, limit);
    },
    async findBySurname(words, limit) {
      const digest = digestSurname(keyring, words);
      return digest === null ? [] : screening.findByDigest('surname', digest, limit);
    },
    handlers: watchListRoutes({ audit, keyring, watchLists, onImport }),
    actions: { 'kyc.list': importList({ keyring, watchLists, onImport }) },
    jobs: {
      crontab: `
52 18 * * * kyc_forget_list_drafts
57 18 * * * kyc_note_surnames
`,
      tasks: {
        kyc_forget_list_drafts: () => watchLists.store.forgetDrafts(),
        kyc_note_surnames: () => noteSurnames({ keyring, screening }),
      },
    },
  };
}
