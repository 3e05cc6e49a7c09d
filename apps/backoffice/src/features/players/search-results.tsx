import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { searchPlayers, searchRowsMax } from '@perya/contract/identity/staff-calls/players';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../lib/fields/button.tsx';
import { shownColumns } from '../../lib/list/column.ts';
import { ListTable } from '../../lib/list/list-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { usePlayersColumns } from './players-columns.tsx';
import { SearchForm } from './search-form.tsx';

const nothing = () => {};

function Found({ words }: { readonly words: string }) {
  const { t } = useLingui();
  const columns = usePlayersColumns();
  const { answer, state, error, reload } = useCall(searchPlayers, { words });
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading`} className="p-4">
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (answer === null) {
    return (
      <PageState
        title={t`The search was not carried out`}
        text={isApiError(error) ? error.message : t`No connection. Try again.`}
        actionLabel={t`Try again`}
        onAction={() => void reload()}
      />
    );
  }
  if (answer.rows.length === 0) {
    return (
      <PageState
        title={t`No player fits these words`}
        text={t`Words are compared from their beginning: a uid whole, a phone from three digits on, an email, a nickname or a handle.`}
      />
    );
  }
  const rows = {
    count: null,
    sums: null,
    state: 'ready',
    error: null,
    more: null,
    newRows: 0,
  } as const;
  return (
    <>
      <ListTable
        title={t`Players found`}
        columns={shownColumns(columns, null)}
        pages={{ ...rows, rows: answer.rows, readOn: nothing, reload, takeNewRows: nothing }}
        idOf={({ uid }) => uid}
        linkOf={({ uid }) => ({ to: '/players/$uid', params: { uid } })}
        order={undefined}
        setOrder={nothing}
      />
      {answer.has_more && (
        <p className="px-4 py-3 text-ink-muted">
          {t`More than ${searchRowsMax} players fit: type more of the word.`}
        </p>
      )}
    </>
  );
}

/** The players whom a search found. It is not asked again by itself: each search is written down. */
export function SearchResults({ words }: { readonly words: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Players found`} className="flex min-h-0 min-w-0 grow flex-col">
      <header className="flex min-h-14 flex-wrap items-center gap-2 px-4 py-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Search for “${words}”`}</h1>
        <span className="grow" />
        <SearchForm words={words} />
        <Link to="/players" search={{}} className={buttonClass()}>{t`All players`}</Link>
      </header>
      <div className="min-h-0 grow overflow-auto border-line border-t bg-raised">
        <Found words={words} />
      </div>
    </section>
  );
}
