import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { listWatchLists, type WatchList } from '@perya/contract/kyc/staff-calls/watch-lists';
import { plusIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { kindTones, useKindNames } from './use-kind-names.ts';

export function Lists({ lists }: { readonly lists: readonly WatchList[] }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const names = useKindNames();
  if (lists.length === 0) {
    return (
      <PageState
        title={t`No list was imported yet`}
        text={t`Until then submissions are held against other players alone.`}
      />
    );
  }
  return (
    <PlainTable
      title={t`Watch-lists`}
      rows={lists}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'list',
          title: t`List`,
          cell: ({ id, name }) =>
            may('kyc.documents') ? (
              <Link to="/kyc/lists/$id" params={{ id }} className="row-link">
                {name}
              </Link>
            ) : (
              name
            ),
        },
        {
          id: 'kind',
          title: t`What it means`,
          cell: ({ kind }) => <StatusBadge tone={kindTones[kind]}>{names[kind]}</StatusBadge>,
        },
        {
          id: 'persons',
          title: t`Persons`,
          align: 'end',
          cell: ({ entries }) => i18n.number(entries),
        },
        { id: 'imported', title: t`Imported`, cell: ({ imported_at }) => <Age at={imported_at} /> },
        { id: 'by', title: t`By`, cell: ({ imported_by }) => imported_by },
      ]}
    />
  );
}

/** The lists of persons that every submission is held against. */
export function ListsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { isBegun: isImporting, end } = useBegun(['watch-list']);
  const { answer, state, error, reload } = useCall(listWatchLists, {});
  return (
    <section aria-label={t`Watch-lists`} className="flex min-h-0 grow flex-col">
      <header className="flex min-h-14 items-center justify-between gap-2 px-4 py-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Watch-lists`}</h1>
        {may('kyc.lists') && (
          <Button drawing={plusIcon} onClick={() => begin('watch-list')}>{t`Import a list`}</Button>
        )}
      </header>
      <WaitingRequests action="kyc.list" className="mx-4 mb-3" />
      <div className="min-h-0 grow overflow-auto border-line border-t bg-raised">
        {state === 'loading' && <Skeleton className="m-4 h-24" />}
        {state === 'failed' && (
          <PageState
            title={t`The lists could not be loaded`}
            text={isApiError(error) ? error.message : t`No connection. Try again.`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        )}
        {answer && <Lists lists={answer.lists} />}
      </div>
      {isImporting && <ImportDialog lists={answer?.lists ?? []} onClose={end} />}
    </section>
  );
}
