import { useLingui } from '@lingui/react/macro';
import { type HouseNotice, listNotices } from '@perya/contract/messages/staff-calls/notices';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { HouseTabs } from '../house-tabs.tsx';
import { PublishNoticeDialog } from './publish-notice-dialog.tsx';
import { WithdrawNoticeDialog } from './withdraw-notice-dialog.tsx';

/** What players were told of maintenance, and the way to tell them. */
export function NoticesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listNotices, {});
  const { isBegun: isPublishing, end } = useBegun(['notice']);
  const [chosen, setChosen] = useState<HouseNotice | null>(null);
  return (
    <>
      <HouseTabs />
      <section
        aria-label={t`Notices`}
        className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4"
      >
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex min-w-60 flex-1 flex-col gap-1">
            <h1 className="font-semibold text-[1.125rem]">{t`Notices`}</h1>
            <p className="text-ink-muted">
              {t`A notice of maintenance opens in the app of every player, until it ends.`}
            </p>
          </div>
          <Button kind="primary" onClick={() => begin('notice')}>{t`Publish a notice …`}</Button>
        </div>
        {state === 'loading' && <Skeleton className="h-64" />}
        {state === 'failed' && (
          <PageState
            title={t`The notices could not be loaded`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        )}
        {answer?.rows.length === 0 && <p>{t`No notice was published yet.`}</p>}
        {answer && answer.rows.length > 0 && (
          <NoticesTable rows={answer.rows} onWithdraw={setChosen} />
        )}
      </section>
      {isPublishing && <PublishNoticeDialog onClose={end} />}
      {chosen && <WithdrawNoticeDialog notice={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface NoticesTableProps {
  readonly rows: readonly HouseNotice[];
  readonly onWithdraw: (notice: HouseNotice) => void;
}

function NoticesTable({ rows, onWithdraw }: NoticesTableProps) {
  const { t } = useLingui();
  const stateOf = ({ is_shown, withdrawn_at }: HouseNotice) => {
    if (is_shown) return t`Shown`;
    return withdrawn_at === null ? t`Over` : t`Withdrawn`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Published notices`} className="overflow-x-auto">
      <table aria-label={t`Published notices`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Notice`}</th>
            <th scope="col">{t`What players read`}</th>
            <th scope="col">{t`Begins`}</th>
            <th scope="col">{t`Ends`}</th>
            <th scope="col">{t`Published`}</th>
            <th scope="col">{t`State`}</th>
            <th scope="col">{t`Action`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="text-left font-normal">
                {row.id}
              </th>
              <td title={row.text_tl}>{row.text_en}</td>
              <td>
                <Moment at={row.from} />
              </td>
              <td>
                <Moment at={row.until} />
              </td>
              <td>
                <Age at={row.published_at} />
              </td>
              <td>{stateOf(row)}</td>
              <td>
                {row.is_shown && (
                  <Button kind="quiet" className="h-7" onClick={() => onWithdraw(row)}>
                    {t`Withdraw`}
                    <span className="sr-only"> {row.id}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
