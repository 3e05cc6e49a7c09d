import type { InputOf } from '@perya/contract/call';
import type { listTransactions } from '@perya/contract/payments/calls/transactions';
import { depositFilters, recordFilters } from '@perya/contract/rules/payment-status';
import { type TimeFlag, timeFlagDefault, timeFlags } from '@perya/contract/rules/time-flag';

/** [G-045] */
export const recordTabs = ['balance', 'deposit', 'withdraw', 'bonus'] as const;
export type RecordTab = (typeof recordTabs)[number];

export type StatusChoice = NonNullable<InputOf<typeof listTransactions>['status']>;

/** What a tab offers; the deposit tab in the documents' capitals, the bonus tab nothing. [G-146 G-150 G-152 G-334] */
export const statusChoices: Record<RecordTab, readonly StatusChoice[]> = {
  balance: recordFilters,
  deposit: ['all', ...depositFilters],
  withdraw: recordFilters,
  bonus: ['all'],
};

/** What stands in the address; what is the default does not. [G-050 G-209 G-302] */
export interface RecordSearch {
  /** A cash type; of deposits and withdrawals a channel. */
  readonly type?: number | undefined;
  readonly time_flag?: TimeFlag | undefined;
  readonly status?: StatusChoice | undefined;
}

function readType(given: unknown): number | undefined {
  const text = String(given ?? '');
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function readStatus(tab: RecordTab, given: unknown): StatusChoice | undefined {
  const text = String(given ?? '').toLowerCase();
  const status = statusChoices[tab].find((choice) => choice.toLowerCase() === text);
  return status === 'all' ? undefined : status;
}

function readTimeFlag(given: unknown): TimeFlag | undefined {
  const flag = timeFlags.find((each) => String(each) === String(given ?? ''));
  return flag === timeFlagDefault ? undefined : flag;
}

/** Whatever an address says that a tab does not know is the default. */
export function readRecordSearch(tab: RecordTab, search: Record<string, unknown>): RecordSearch {
  return {
    type: readType(search['type']),
    time_flag: readTimeFlag(search['time_flag']),
    status: readStatus(tab, search['status']),
  };
}
