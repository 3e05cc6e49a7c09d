import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { listWatchLists, type WatchList } from '@perya/contract/staff/calls/kyc/watch-lists';
import { plusIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ImportDialog } from './import-dialog.tsx';

function Lists({ lists }: { readonly lists: readonly WatchList[] }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  if (lists.length === 0) {
    return (
      <PageState
        title={t`No list was imported yet`}
        text={t`Until then submissions are held against other players alone.`}
      />
    );
  }
  return (
    <table aria-label={t`Watch-lists`} className="list-table">
      <thead>
        <tr>
          <th scope="col">{t`List`}</th>
          <th scope="col">{t`What it means`}</th>
          <th scope="col" className="text-right">{t`Persons`}</th>
          <th scope="col">{t`Imported`}</th>
          <th scope="col">{t`By`}</th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.id}>
            <td>
              {may('kyc.documents') ? (
                <Link to="/kyc/lists/$id" params={{ id: list.id }} className="row-link">
                  {list.name}
                </Link>
              ) : (
                list.name
              )}
            </td>
            <td>
              {list.kind === 'restricted' ? (
                <StatusBadge tone="negative">{t`May not play by law`}</StatusBadge>
              ) : (
                <StatusBadge tone="warning">{t`Look closer`}</StatusBadge>
              )}
            </td>
            <td className="amount-figures text-right">{i18n.number(list.entries)}</td>
            <td>
              <Age at={list.imported_at} />
            </td>
            <td>{list.imported_by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lists of persons that every submission is held against. */
export function ListsPage() {
  const { t } = useLingui();
  const may = useMay();
  const [isImporting, setImporting] = useState(false);
  const { answer, state, error, reload } = useCall(listWatchLists, {});
  return (
    <section aria-label={t`Watch-lists`} className="flex min-h-0 grow flex-col">
      <header className="flex min-h-14 items-center justify-between gap-2 px-4 py-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Watch-lists`}</h1>
        {may('kyc.lists') && (
          <Button drawing={plusIcon} onClick={() => setImporting(true)}>{t`Import a list`}</Button>
        )}
      </header>
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
      {isImporting && (
        <ImportDialog lists={answer?.lists ?? []} onClose={() => setImporting(false)} />
      )}
    </section>
  );
}
