import { useLingui } from '@lingui/react/macro';
import {
  addMailedReport,
  listMailedReports,
  type MailedReport,
  removeMailedReport,
} from '@perya/contract/house/staff-calls/mailed-reports';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { offerUndo } from '../../lib/undo/undo-offer.ts';
import { MailDialog } from './mail-dialog.tsx';
import { useMailWords } from './use-mail-words.ts';

function Remove({ report }: { readonly report: MailedReport }) {
  const { t } = useLingui();
  const words = useMailWords();
  const what = `${words.lists[report.list]}, ${words.periods[report.period]}`;
  const restoring = useSubmit(addMailedReport);
  const { submit, isBusy } = useSubmit(removeMailedReport, {
    onDone: () => {
      const { list, period, by, file_kind } = report;
      offerUndo(t`Stopped: ${what}`, () => restoring.submit({ list, period, by, file_kind }));
    },
  });
  return (
    <Button
      kind="quiet"
      busy={isBusy}
      aria-label={t`Stop sending ${what}`}
      onClick={() => void submit({ id: report.id })}
    >{t`Stop`}</Button>
  );
}

function Reports({ rows }: { readonly rows: readonly MailedReport[] }) {
  const { t } = useLingui();
  const words = useMailWords();
  if (rows.length === 0)
    return <p className="text-ink-muted">{t`No report comes by email yet.`}</p>;
  return (
    <PlainTable
      title={t`Reports by email`}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        { id: 'list', title: t`Report`, cell: ({ list }) => words.lists[list] },
        { id: 'period', title: t`How often`, cell: ({ period }) => words.periods[period] },
        { id: 'by', title: t`Of`, cell: ({ by }) => words.groups[by] },
        { id: 'as', title: t`As`, cell: ({ file_kind }) => words.kinds[file_kind] },
        {
          id: 'sent',
          title: t`Sent last, from`,
          cell: ({ sent_for }) => sent_for ?? t`none yet`,
        },
        { id: 'remove', title: t`Stop`, cell: (report) => <Remove report={report} /> },
      ]}
    />
  );
}

/** The reports that come to oneself by email; nobody can have them sent to somebody else. */
export function MailPage() {
  const { t } = useLingui();
  const may = useMay();
  const { answer, state, reload } = useCall(listMailedReports, {});
  const [isAdding, setAdding] = useState(false);
  const email = answer?.email ?? '';
  return (
    <div className="flex min-h-0 grow flex-col items-start gap-4 overflow-y-auto p-4">
      <p className="max-w-prose text-ink-muted">
        {t`A report leaves as CSV or PDF once every gaming day of its period is closed. It goes to your own address alone, for as long as your role may read it.`}
      </p>
      {email !== '' && <p>{t`Your address: ${email}`}</p>}
      {state === 'loading' && <Skeleton className="h-24 w-full" />}
      {state === 'failed' && (
        <PageState
          title={t`The reports could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer !== null && (
        <div className="w-full shrink-0 overflow-x-auto">
          <Reports rows={answer.rows} />
        </div>
      )}
      {may('lists.export') && (
        <Button kind="primary" onClick={() => setAdding(true)}>{t`Send me a report`}</Button>
      )}
      {isAdding && <MailDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
