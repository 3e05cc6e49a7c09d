import type { InputOf } from '@perya/contract/call';
import {
  type listTransactions,
  transactionPageSize,
} from '@perya/contract/payments/calls/transactions';
import { timeFlagDefault } from '@perya/contract/rules/time-flag';
import type { RecordSearch } from './record-search.ts';

/** What is asked for. [G-204 G-206 G-207 G-208] */
export function recordQuery(
  search: RecordSearch,
  lastId: string | null,
): InputOf<typeof listTransactions> {
  return {
    page_size: transactionPageSize,
    type: search.type === undefined ? 'all' : String(search.type),
    time_flag: search.time_flag ?? timeFlagDefault,
    status: search.status ?? 'all',
    ...(lastId === null ? { page: 1 } : { last_id: lastId }),
  };
}
