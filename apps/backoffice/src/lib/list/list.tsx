import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import type { ExportName } from '@perya/contract/staff/exports';
import type { ListName, listPermissions } from '@perya/contract/staff/lists';
import { refreshIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Button } from '../fields/button.tsx';
import { countText } from '../query/page-rows.ts';
import { type ListCall, type Pages, type RowOf, usePages } from '../query/use-pages.ts';
import { PageState } from '../show/page-state.tsx';
import type { BulkAction } from './bulk/bulk-action.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { type Column, shownColumns } from './column.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { type Choices, FilterBar, isFiltered, type Search } from './filter-bar.tsx';
import type { Filters, SearchOf } from './filters.ts';
import { ListTable } from './list-table.tsx';
import { useListLook } from './look/use-list-look.ts';
import { useSearchChange } from './use-search-change.ts';
import { ViewsMenu } from './views-menu.tsx';

/** Lists that stand behind the same permission as the call. */
type NameOf<C extends ListCall> = {
  [Name in ListName]: C['access'] extends { staff: (typeof listPermissions)[Name] } ? Name : never;
}[ListName];

export interface ListProps<C extends ListCall, F extends Filters> {
  /** Under this name columns and views are kept. */
  readonly name: NameOf<C>;
  readonly title: string;
  readonly call: C;
  readonly filters: F;
  /** `Route.useSearch()`, whose `validateSearch` is `searchReader(filters)`. */
  readonly search: SearchOf<F>;
  readonly columns: readonly Column<RowOf<C>>[];
  readonly idOf: (row: RowOf<C>) => string;
  /** Where a row leads; keep the filters by `search: true`. */
  readonly linkOf?: (row: RowOf<C>) => LinkProps;
  /** Said where nothing fits the filters. */
  readonly emptyText: string;
  /** Said where nothing is there without a filter; a word that fits every list if it is missing. */
  readonly noneText?: string;
  /** What the call takes, where that is not the search itself. */
  readonly inputOf?: (search: SearchOf<F>) => InputOf<C>;
  /** The name of the list among those that can be exported. */
  readonly exportName?: ExportName;
  /** Buttons of the room, at the right of the title. */
  readonly actions?: ReactNode;
  /** What can be chosen by filters that the server names, as channels. */
  readonly choices?: Choices | undefined;
  /** Between the title and the filters: what waits for a second person here. */
  readonly notice?: ReactNode;
  /** The moment by which rows stand under headings of days, while the list is ordered by it. */
  readonly dayOf?: ((row: RowOf<C>) => number) | undefined;
  /** What can be done to several rows at once; each of it can be taken back. */
  readonly bulk?: readonly BulkAction<RowOf<C>>[];
}

function Rows<Row>({
  pages,
  emptyText,
  children,
}: {
  pages: Pages<Row>;
  emptyText: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { state, error, more, readOn, reload } = pages;
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading`} className="flex flex-col gap-2 px-4 py-2">
        {Array.from({ length: 12 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <Skeleton key={place} className="h-6 w-full" />
        ))}
      </div>
    );
  }
  if (state === 'error') {
    const says = isApiError(error) ? error.message : t`No connection. Try again.`;
    return (
      <PageState
        title={t`The list could not be loaded`}
        text={says}
        actionLabel={t`Try again`}
        onAction={reload}
      />
    );
  }
  if (state === 'empty' && more !== null) {
    // The call looked so far and no further, and found nothing there.
    return (
      <PageState
        title={t`Nothing found so far`}
        text={t`The list goes on further back.`}
        actionLabel={t`Search on`}
        onAction={readOn}
      />
    );
  }
  if (state === 'empty') return <PageState title={emptyText} />;
  return (
    <>
      {children}
      {more !== null && (
        <div className="flex items-center gap-3 px-4 py-3">
          <Button busy={more === 'loading'} onClick={readOn}>{t`Load more`}</Button>
          {more === 'failed' && (
            <span
              role="alert"
              className="text-negative"
            >{t`The next rows could not be loaded`}</span>
          )}
        </div>
      )}
    </>
  );
}

interface ListHeadProps {
  readonly title: string;
  readonly pages: Pick<Pages<unknown>, 'count' | 'newRows'>;
  readonly showNew: () => void;
  readonly children: ReactNode;
}

/** What it is, how many there are and what has come since; at the right what one can do with the list. */
function ListHead({ title, pages, showNew, children }: ListHeadProps) {
  const { t, i18n } = useLingui();
  const total = countText(pages.count, i18n.locale);
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 px-4 py-2">
      <h1 className="font-semibold text-[1.125rem]">{title}</h1>
      {total !== null && <span className="amount-figures text-ink-muted">{total}</span>}
      <span aria-live="polite">
        {pages.newRows > 0 && (
          <Button
            kind="quiet"
            drawing={refreshIcon}
            onClick={showNew}
            className="text-accent-strong"
          >
            {t`Refresh: ${pages.newRows} new rows`}
          </Button>
        )}
      </span>
      <span className="grow" />
      {children}
    </header>
  );
}

type Plain = string | number | boolean;

/** What the list is asked for, without what was left open. */
function given(input: unknown): Record<string, Plain> {
  const entries = Object.entries(input as Record<string, Plain | undefined>);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<
    string,
    Plain
  >;
}

/** A list as every room has it: filters and order in the address, keyset pages, keys, columns to choose, news that move nothing. */
export function List<C extends ListCall, F extends Filters>(props: ListProps<C, F>) {
  const { name, title, call, filters, columns, idOf, linkOf, emptyText, exportName, actions } =
    props;
  const { t } = useLingui();
  const { noneText = t`Nothing is here`, bulk: bulkActions = [] } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const search = props.search as Search;
  const input = (props.inputOf?.(props.search) ?? props.search) as InputOf<C>;
  const pages = usePages(call, input, idOf);
  const look = useListLook(name);
  const { chosen, choose, pinned } = look;
  const bulk = useBulk(pages.rows, idOf, bulkActions);
  const change = useSearchChange();
  const showNew = () => {
    pages.takeNewRows();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 grow flex-col">
      <ListHead title={title} pages={pages} showNew={showNew}>
        {actions}
        <span className="flex gap-2">
          <ViewsMenu list={name} columns={chosen} choose={choose} />
          {exportName && <ExportButton list={exportName} title={title} filters={given(input)} />}
          <ColumnsMenu columns={columns} look={look} />
        </span>
      </ListHead>
      {props.notice && <div className="px-4 pb-3 empty:hidden">{props.notice}</div>}
      <FilterBar filters={filters} search={search} choices={props.choices} change={change} />
      <div
        ref={scroller}
        className="list-scroller min-h-0 grow overflow-auto border-line border-t bg-raised"
      >
        <Rows pages={pages} emptyText={isFiltered(filters, search) ? emptyText : noneText}>
          <ListTable
            title={title}
            columns={shownColumns(columns, chosen, pinned)}
            pages={pages}
            idOf={idOf}
            linkOf={linkOf}
            order={search['order']}
            setOrder={(order) => change({ order })}
            scroller={scroller}
            dayOf={props.dayOf}
            pinned={pinned}
            density={look.density}
            bulk={bulkActions.length > 0 ? bulk : undefined}
          />
        </Rows>
      </div>
      <BulkBar bulk={bulk} />
    </section>
  );
}
