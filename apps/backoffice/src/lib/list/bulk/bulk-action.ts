import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import { asClientError } from '@perya/contract/client-errors';

/** More at once nobody has looked at. */
export const bulkRowsMax = 100;

/** What is done to several rows, one call each. It can be taken back row by row: what cannot be is no bulk action. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  /** Rows that it is for; the others are left as they are. */
  readonly isFor: (row: Row) => boolean;
  readonly run: (client: SubmitClient, row: Row) => Promise<unknown>;
  readonly undo: (client: SubmitClient, row: Row) => Promise<unknown>;
}

export interface BulkOutcome<Row> {
  readonly action: BulkAction<Row>;
  readonly way: 'run' | 'undo';
  readonly done: readonly Row[];
  readonly refused: readonly { readonly row: Row; readonly says: string }[];
}

/** One row after the other, so that a refusal of one keeps none of the others from being done. */
export async function runBulk<Row>(
  client: SubmitClient,
  action: BulkAction<Row>,
  way: 'run' | 'undo',
  rows: readonly Row[],
): Promise<BulkOutcome<Row>> {
  const done: Row[] = [];
  const refused: { row: Row; says: string }[] = [];
  for (const row of rows) {
    try {
      await action[way](client, row);
      done.push(row);
    } catch (error) {
      refused.push({ row, says: asClientError(error).message });
    }
  }
  return { action, way, done, refused };
}
