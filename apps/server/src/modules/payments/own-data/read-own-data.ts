import type pg from 'pg';
import {
  type DataFile,
  jsonFile,
  nameForFile,
  readPages,
  rowsFile,
} from '../../../platform/files/data-file.ts';
import { createOwnDataStore, type OwnPayment } from './own-data.store.ts';

/** What a player has paid in and been paid, how each payment moved, and where to. */
export async function* readOwnData(pool: pg.Pool, uid: bigint): AsyncIterable<DataFile> {
  const store = createOwnDataStore(pool);
  yield rowsFile(
    'deposits.json',
    readPages<OwnPayment>((last) => store.deposits(uid, last)),
  );
  yield rowsFile(
    'withdrawals.json',
    readPages<OwnPayment>((last) => store.withdrawals(uid, last)),
  );
  yield jsonFile('withdrawal-accounts.json', (await store.accounts(uid)).map(nameForFile));
}
