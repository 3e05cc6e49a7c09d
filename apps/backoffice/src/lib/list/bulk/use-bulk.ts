import { useState } from 'react';
import { useSubmit } from '../../query/use-submit.ts';
import { type BulkAction, type BulkOutcome, bulkRowsMax, runBulk } from './bulk-action.ts';

interface Wanted<Row> {
  readonly action: BulkAction<Row>;
  readonly way: 'run' | 'undo';
  readonly rows: readonly Row[];
}

export interface Bulk<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly chosen: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (row: Row, isOn: boolean) => void;
  /** All that are shown, up to the most at once; or none. */
  readonly chooseAll: (isOn: boolean) => void;
  readonly run: (action: BulkAction<Row>) => void;
  readonly undo: () => void;
  readonly isBusy: boolean;
  readonly outcome: BulkOutcome<Row> | null;
  readonly forget: () => void;
}

/** Rows that are chosen, and what is done to them. A row that has left the list is chosen no longer. */
export function useBulk<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  actions: readonly BulkAction<Row>[],
): Bulk<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const chosen = rows.filter((row) => ids.has(idOf(row)));
  const { submit, isBusy } = useSubmit<Wanted<Row>, BulkOutcome<Row>>(
    (client, { action, way, rows: wanted }) => runBulk(client, action, way, wanted),
    {
      onDone: (found) => {
        setOutcome(found);
        setIds(new Set(found.refused.map(({ row }) => idOf(row))));
      },
    },
  );
  return {
    actions,
    chosen,
    isChosen: (row) => ids.has(idOf(row)),
    choose: (row, isOn) => {
      const others = chosen.map(idOf).filter((id) => id !== idOf(row));
      setIds(new Set(isOn ? [...others, idOf(row)].slice(-bulkRowsMax) : others));
    },
    chooseAll: (isOn) => setIds(new Set(isOn ? rows.slice(0, bulkRowsMax).map(idOf) : [])),
    run: (action) => void submit({ action, way: 'run', rows: chosen.filter(action.isFor) }),
    undo: () => {
      if (outcome !== null) void submit({ ...outcome, way: 'undo', rows: outcome.done });
    },
    isBusy,
    outcome,
    forget: () => setOutcome(null),
  };
}
