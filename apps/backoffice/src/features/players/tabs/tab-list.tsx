import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import { refreshIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { ListTable } from '../../../lib/list/list-table.tsx';
import { countText } from '../../../lib/query/page-rows.ts';
import { type ListCall, type Pages, type RowOf, usePages } from '../../../lib/query/use-pages.ts';
import { PageState } from '../../../lib/show/page-state.tsx';

interface TabListProps<C extends ListCall> {
  readonly title: string;
  readonly call: C;
  readonly input: InputOf<C>;
  readonly columns: readonly Column<RowOf<C>>[];
  readonly idOf: (row: RowOf<C>) => string;
  readonly linkOf?: (row: RowOf<C>) => LinkProps;
  readonly emptyText: string;
  readonly actions?: ReactNode;
  /** The moment by which rows stand under headings of days. */
  readonly dayOf?: (row: RowOf<C>) => number;
  /** Said under the rows, of those that are shown. */
  readonly footOf?: (rows: readonly RowOf<C>[]) => ReactNode;
}

function More({ pages: { more, readOn } }: { readonly pages: Pages<never> }) {
  const { t } = useLingui();
  if (more === null) return null;
  return (
    <div className="flex items-center gap-3 py-2">
      <Button busy={more === 'loading'} onClick={readOn}>{t`Load more`}</Button>
      {more === 'failed' && (
        <span role="alert" className="text-negative">{t`The next rows could not be loaded`}</span>
      )}
    </div>
  );
}

/** A list within the page of a player: keyset pages and the keys of every list, without filters of its own. */
export function TabList<C extends ListCall>(props: TabListProps<C>) {
  const { title, call, input, columns, idOf, linkOf, emptyText, actions, footOf } = props;
  const { t, i18n } = useLingui();
  const pages = usePages(call, input, idOf);
  const { state, error, newRows } = pages;
  const total = countText(pages.count, i18n.locale);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.875rem]">{title}</h2>
        {total !== null && <span className="amount-figures text-ink-muted">{total}</span>}
        <span aria-live="polite">
          {newRows > 0 && (
            <Button kind="quiet" drawing={refreshIcon} onClick={pages.takeNewRows}>
              {t`Refresh: ${newRows} new rows`}
            </Button>
          )}
        </span>
        <span className="grow" />
        {actions}
      </div>
      {state === 'loading' && <Skeleton className="h-24 w-full" />}
      {state === 'error' && (
        <PageState
          title={t`The list could not be loaded`}
          text={isApiError(error) ? error.message : t`No connection. Try again.`}
          actionLabel={t`Try again`}
          onAction={pages.reload}
        />
      )}
      {state === 'empty' && <p className="text-ink-muted">{emptyText}</p>}
      {state === 'ready' && (
        <div className="overflow-x-auto">
          <ListTable
            title={title}
            columns={columns}
            pages={pages}
            idOf={idOf}
            linkOf={linkOf}
            order={undefined}
            setOrder={() => {}}
            dayOf={props.dayOf}
          />
          {footOf?.(pages.rows)}
          <More pages={pages as Pages<never>} />
        </div>
      )}
    </section>
  );
}
