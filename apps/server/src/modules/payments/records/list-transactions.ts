import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type listBonuses as bonusesCall,
  type listTransactions as call,
  transactionsCountedMax,
} from '@perya/contract/payments/calls/transactions';
import { type CashType, cashTypeNumbers, isBonus } from '@perya/contract/rules/cash-types';
import { paymentStatuses, statusesOf } from '@perya/contract/rules/payment-status';
import { timeRange } from '@perya/contract/rules/time-flag';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { pageOf } from './page-of.ts';
import { presentBonus, presentTransaction } from './records.present.ts';
import type { TransactionFilter, TransactionRow } from './records.store.ts';
import type { RecordsServices } from './services.ts';

type Reader = Pick<PlayerContext, 'uid' | 'language'>;
type ListRequest = RequestOf<typeof call>;

/** The types that are asked for, of those that a list has; null is every one. */
function typesOf(type: string, among: readonly CashType[] | null): readonly CashType[] | null {
  if (type === 'all') return among;
  const types = (among ?? cashTypeNumbers).filter((each) => each === Number(type));
  return types;
}

async function readPage(
  { records, now }: RecordsServices,
  uid: bigint,
  request: ListRequest,
  filter: TransactionFilter,
): Promise<{ rows: TransactionRow[]; count: number }> {
  const { from, before } = timeRange(request.time_flag, new Date(now()));
  const range = await records.findRange(uid, from, before);
  if (range === null || filter.types?.length === 0) return { rows: [], count: 0 };
  const after = request.last_id === undefined ? null : BigInt(request.last_id) - 1n;
  const rest = after !== null && after < range.lastId ? { ...range, lastId: after } : range;
  const [rows, count] = await Promise.all([
    records.listTransactions(rest, filter, {
      offset: after === null ? (request.page - 1) * request.page_size : 0,
      // One row more than the page, to know whether another page follows.
      limit: request.page_size + 1,
    }),
    records.countTransactions(range, filter, transactionsCountedMax),
  ]);
  return { rows, count };
}

/** Every change of the balance. [G-204] */
export async function listTransactions(
  services: RecordsServices,
  { uid, language }: Reader,
  request: ListRequest,
): Promise<AnswerOf<typeof call>> {
  const types = typesOf(request.type, null);
  const filter = { types, statuses: statusesOf(request.status) };
  const { rows, count } = await readPage(services, uid, request, filter);
  return pageOf(rows, count, request.page_size, (row) => presentTransaction(row, language));
}

const bonusTypes = cashTypeNumbers.filter(isBonus);

/** A bonus is credited or is not there, so the status changes nothing. [G-206 G-334] */
export async function listBonuses(
  services: RecordsServices,
  { uid, language }: Reader,
  request: RequestOf<typeof bonusesCall>,
): Promise<AnswerOf<typeof bonusesCall>> {
  const filter = { types: typesOf(request.type, bonusTypes), statuses: paymentStatuses };
  const { rows, count } = await readPage(services, uid, request, filter);
  return pageOf(rows, count, request.page_size, (row) => presentBonus(row, language));
}
