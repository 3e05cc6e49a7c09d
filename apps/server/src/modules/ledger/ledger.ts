import type { walletCalls } from '@perya/contract/ledger/calls/wallet';
import type { playerMoneyCalls } from '@perya/contract/ledger/staff-calls/player-money';
import type { Centavos } from '@perya/money';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Module } from '../../platform/module.ts';
import { type Books, type BooksNeeds, createBooks } from './books.ts';
import { type RangeOptions, readInRanges } from './check-invariants.ts';
import { createFarSumsStore } from './far-sums.store.ts';
import { createPostingsStore } from './for-staff/postings.store.ts';
import { playerMoneyRoutes } from './for-staff/routes.ts';
import type { UidRange } from './invariants.store.ts';
import { readOwnData } from './read-own-data.ts';
import { createRequirementsStore, type OpenRequirement } from './requirements.store.ts';
import { ledgerRoutes } from './routes.ts';
import type { LedgerServices } from './services.ts';

export interface Ledger extends Books {
  /** What keeps part of the balance from being withdrawn, the next to be free first. */
  requirements(uid: bigint): Promise<OpenRequirement[]>;
  ownData: OwnData;
  /** What a wallet was given since a moment by accounts of the far side whose names begin so. */
  givenBy(uid: bigint, prefixes: readonly string[], since: Date): Promise<Centavos>;
  /** Reads something about all players, some at a time, until `max` rows were found. */
  readInRanges<Row>(
    read: (range: UidRange) => Promise<Row[]>,
    options: RangeOptions,
  ): Promise<Row[]>;
}

/** The double-entry ledger: postings, entries, wallets. Knows no business noun. */
export function createLedger(
  needs: BooksNeeds,
): Module<Ledger, typeof walletCalls & typeof playerMoneyCalls> {
  const { pool, readPool = pool } = needs;
  const books = createBooks('ledger', needs);
  const services: LedgerServices = {
    ...books.services,
    postings: createPostingsStore(readPool),
    requirements: createRequirementsStore(pool),
  };
  return {
    api: {
      ...books.api,
      requirements: services.requirements.listOpen,
      ownData: (uid) => readOwnData(services, uid),
      givenBy: createFarSumsStore(pool).sumGivenBy,
      readInRanges: (read, options) => readInRanges(services, read, options),
    },
    handlers: { ...ledgerRoutes(services), ...playerMoneyRoutes(services) },
    jobs: books.jobs,
    close: books.close,
  };
}
