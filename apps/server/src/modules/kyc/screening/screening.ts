import type { listedPersonsCalls } from '@perya/contract/kyc/staff-calls/listings';
import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import type pg from 'pg';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Guards } from '../../../platform/http/gates/admission.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { type Jobs, joinJobs } from '../../../platform/jobs.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { RequestActions } from '../../audit/index.ts';
import { digestIdNumber, digestSurname } from './digests.ts';
import { createListingStore } from './listings/listing.store.ts';
import { createListingMetrics } from './listings/listing-metrics.ts';
import { createListings, type ListingRoom } from './listings/listings.ts';
import type { ListingServices } from './listings/services.ts';
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
  /** At the gates of deposits and play: that the player is nobody whom the law keeps from them. */
  admit: Guards['lists'];
  handlers: Handlers<typeof watchListsCalls & typeof listedPersonsCalls>;
  actions: RequestActions<'kyc.list' | 'kyc.listing'>;
  jobs: Jobs;
  registerMetrics: ListingRoom['registerMetrics'];
}

interface ScreeningNeeds extends Pick<ListingServices, 'audit' | 'identity'> {
  pool: pg.Pool;
  keyring: Keyring;
  /** Counts an imported list. */
  onImport(): void;
}

/** What the house notices of a submission by itself. */
export function createScreening(needs: ScreeningNeeds): Screeners {
  const { pool, keyring, audit, identity, onImport } = needs;
  const listings = createListingStore(pool);
  const services: ScreeningServices = {
    keyring,
    screening: createScreeningStore(pool),
    watchLists: createWatchLists(pool, keyring),
    listings,
  };
  const { screening, watchLists } = services;
  const room = createListings({
    audit,
    identity,
    keyring,
    watchLists,
    listings,
    metrics: createListingMetrics(),
  });
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
    admit: room.admit,
    handlers: {
      ...watchListRoutes({ audit, keyring, watchLists, onImport }),
      ...room.handlers,
    },
    actions: { 'kyc.list': importList({ keyring, watchLists, onImport }), ...room.actions },
    registerMetrics: room.registerMetrics,
    jobs: joinJobs(room.jobs, {
      crontab: `
52 18 * * * kyc_forget_list_drafts
57 18 * * * kyc_note_surnames
`,
      tasks: {
        kyc_forget_list_drafts: () => watchLists.store.forgetDrafts(),
        kyc_note_surnames: () => noteSurnames({ keyring, screening }),
      },
    }),
  };
}
