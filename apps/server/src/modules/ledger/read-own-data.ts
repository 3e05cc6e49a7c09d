import { toPesos } from '@perya/money';
import { type DataFile, jsonFile, readPages, rowsFile } from '../../platform/files/data-file.ts';
import { presentWallet } from './ledger.present.ts';
import type { LedgerEntry } from './ledger.store.ts';
import { listEntries } from './list-entries.ts';
import { readWallet } from './read-wallet.ts';
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

export async function* readOwnData(services: LedgerServices, uid: bigint): AsyncIterable<DataFile> {
  yield jsonFile('wallet.json', presentWallet(await readWallet(services, uid)));
  yield rowsFile('wallet-entries.json', ownEntries(services, uid));
}
