import type {
  listBonuses,
  listDeposits,
  listTransactions,
  listWithdrawals,
} from '@perya/contract/calls/transactions';
import { usePages } from '../../../lib/query/use-pages.ts';
import { type RecordSearch, recordQuery } from '../record-search.ts';

type RecordCall =
  | typeof listTransactions
  | typeof listBonuses
  | typeof listDeposits
  | typeof listWithdrawals;

/** The rows of a filter, page by page. */
export function useRecordPages<C extends RecordCall>(call: C, search: RecordSearch) {
  return usePages({
    call,
    input: (cursor) => recordQuery(search, cursor === null ? null : String(cursor)),
    rowsOf: ({ d }) => d,
    nextOf: ({ last_id }) => last_id,
  });
}
