import type { walletCalls } from '@perya/contract/ledger/calls/wallet';
import type { playerMoneyCalls } from '@perya/contract/ledger/staff-calls/player-money';
import { type Centavos, toPesos } from '@perya/money';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { DaySource } from '../../platform/evidence/day-lines.store.ts';
import {
  type DataFile,
  jsonFile,
  type OwnData,
  readPages,
  rowsFile,
} from '../../platform/files/data-file.ts';
import type { Module } from '../../platform/module.ts';
import { type Books, type BooksNeeds, createBooks } from './books.ts';
import { type RangeOptions, readInRanges } from './check-invariants.ts';
import { createLedgerControls } from './controls.store.ts';
import { ledgerDayLines } from './day-lines.store.ts';
import { createFarSumsStore } from './far-sums.store.ts';
import { playerMoneyRoutes } from './for-staff/player-money.ts';
import { createPostingsStore } from './for-staff/postings.store.ts';
import type { UidRange } from './invariants.store.ts';
import { presentWallet } from './ledger.present.ts';
import type { LedgerEntry } from './ledger.store.ts';
import { listEntries } from './list-entries.ts';
import { readWallet } from './read-wallet.ts';
import { createRequirementsStore, type OpenRequirement } from './requirements.store.ts';
import { ledgerRoutes } from './routes.ts';
import type { LedgerServices } from './services.ts';

const pageSize = 200;

/** The player's own side of every posting; the far side is the house's. */
async function* ownEntries(services: LedgerServices, uid: bigint) {
  const entries = readPages<LedgerEntry>((before) =>
    listEntries(services, { uid, limit: pageSize, ...(before && { before }) }),
  );
  for await (const { postingId, createdAt, amount, balanceAfter } of entries) {
    if (balanceAfter === null) continue;
    yield {
      id: postingId,
      at: createdAt,
      amount: toPesos(amount),
      balance_after: toPesos(balanceAfter),
    };
  }
}

async function* readOwnData(services: LedgerServices, uid: bigint): AsyncIterable<DataFile> {
  yield jsonFile('wallet.json', presentWallet(await readWallet(services, uid)));
  yield rowsFile('wallet-entries.json', ownEntries(services, uid));
}

export interface Ledger extends Books {
  /** What keeps part of the balance from being withdrawn, the next to be free first. */
  requirements(uid: bigint): Promise<OpenRequirement[]>;
  ownData: OwnData;
  controls: Controls<'books-sum-to-zero'>;
  /** What was posted in a span, a line for each posting with its legs. */
  dayLines: DaySource;
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
      controls: createLedgerControls(readPool),
      dayLines: ledgerDayLines(readPool),
      givenBy: createFarSumsStore(pool).sumGivenBy,
      readInRanges: (read, options) => readInRanges(services, read, options),
    },
    handlers: { ...ledgerRoutes(services), ...playerMoneyRoutes(services) },
    jobs: books.jobs,
    close: books.close,
  };
}
