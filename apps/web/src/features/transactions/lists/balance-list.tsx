import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTransactions } from '@perya/contract/payments/calls/transactions';
import { Amount } from '@perya/ui/amount';
import { useKeptPages } from '../../../lib/records/use-kept-pages.ts';
import { changeText, pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import type { RecordSearch } from '../record-search.ts';
import { type ShownTransaction, shownTransaction } from '../shown-transaction.ts';
import { StatusBadge } from '../status-badge.tsx';
import { KindMark } from './kind-mark.tsx';
import { RecordList } from './record-list.tsx';
import { recordPages } from './record-pages.ts';
import { rowClass } from './row-class.ts';

/** Every change of the balance. [G-046 G-127 G-204] */
export function BalanceList({ search }: { readonly search: RecordSearch | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const pages = useKeptPages('balance', {
    call: listTransactions,
    ...recordPages(search),
    rowsOf: ({ d }) => d,
  });
  return (
    <RecordList label={t`Balance`} pages={pages} timeOf={(row) => row.created_at}>
      {(row) => <BalanceRow row={shownTransaction(row, language)} />}
    </RecordList>
  );
}

function BalanceRow({ row }: { readonly row: ShownTransaction }) {
  const { t } = useLingui();
  const moment = useMoment('time');
  return (
    <div className={rowClass}>
      <KindMark type={row.cash_type} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-[0.9375rem] leading-snug">{row.name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-muted">
          <StatusBadge status={row.status} />
          <span className="whitespace-nowrap">{moment(row.timestamp)}</span>
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className="font-bold">
          <Amount
            value={changeText(row.amount)}
            className={row.amount.startsWith('-') ? 'text-ink' : 'text-positive'}
          />
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {t`Balance`} <Amount value={pesoText(row.after_balance)} />
        </p>
      </div>
    </div>
  );
}
