import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listBonuses } from '@perya/contract/payments/calls/transactions';
import { Amount } from '@perya/ui/amount';
import { useKeptPages } from '../../../lib/records/use-kept-pages.ts';
import { changeText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import type { RecordSearch } from '../record-search.ts';
import { cashTypeName } from '../shown-transaction.ts';
import { KindMark } from './kind-mark.tsx';
import { RecordList } from './record-list.tsx';
import { recordPages } from './record-pages.ts';
import { rowClass } from './row-class.ts';

/** Bonuses that were credited. [G-049 G-130 G-206] */
export function BonusList({ search }: { readonly search: RecordSearch | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = useMoment('time');
  const pages = useKeptPages('bonuses', {
    call: listBonuses,
    ...recordPages(search),
    rowsOf: ({ d }) => d,
  });
  return (
    <RecordList label={t`Bonus`} pages={pages} timeOf={(row) => row.created_at}>
      {(row) => (
        <div className={rowClass}>
          <KindMark type={row.cash_type} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-[0.9375rem]">
              {cashTypeName(row.cash_type, row.name, language)}
            </p>
            <p className="text-[0.8125rem] text-ink-muted">{moment(row.created_at)}</p>
          </div>
          <p className="shrink-0 font-bold">
            <Amount value={changeText(row.bonus)} className="text-positive" />
          </p>
        </div>
      )}
    </RecordList>
  );
}
