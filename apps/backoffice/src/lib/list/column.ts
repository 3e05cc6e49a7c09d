import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the right. */
  readonly align?: 'end';
  /** A count or a place: beside a case it leaves the room to the words, as no amount does. */
  readonly isCount?: true;
  /** A width as CSS has it, for columns that should not take what is left. */
  readonly width?: string;
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean;
  /** The orders that its head chooses by `?order=`: the first press, the second. */
  readonly orders?: { readonly ascending?: string; readonly descending?: string };
  /** Which of the sums of the list stands beneath it. */
  readonly sum?: string;
}

/**
 * The columns that show: those chosen, in their own order. The first one leads to the row's page and always shows; those
 * that stay in sight stand behind it.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  pinned: readonly string[] = [],
): readonly Column<Row>[] {
  const shown = columns.filter(({ id, isExtra }, place) => {
    if (place === 0) return true;
    return chosen === null ? !isExtra : chosen.includes(id);
  });
  const [first, ...others] = shown;
  const stays = ({ id }: Column<Row>) => pinned.includes(id);
  return [
    ...(first === undefined ? [] : [first]),
    ...others.filter(stays),
    ...others.filter((column) => !stays(column)),
  ];
}

type Sorted = 'ascending' | 'descending' | undefined;

export function sortedBy<Row>({ orders }: Column<Row>, order: string | undefined): Sorted {
  if (order === undefined || orders === undefined) return undefined;
  if (orders.ascending === order) return 'ascending';
  return orders.descending === order ? 'descending' : undefined;
}

/** What the next press of the head asks for; undefined is the list's own order. */
export function nextOrder<Row>(column: Column<Row>, order: string | undefined): string | undefined {
  const { ascending, descending } = column.orders ?? {};
  const steps = [descending, ascending].filter((step) => step !== undefined);
  return steps[steps.indexOf(order ?? '') + 1];
}
