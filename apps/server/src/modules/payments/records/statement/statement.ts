import { type BrandTag, brandOf } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import { type Centavos, centavos } from '@perya/money';
import type { PostingRange, TransactionRow } from '../records.store.ts';
import type { RecordsServices } from '../services.ts';
import type { TypeSum } from './statement.store.ts';
import type { StatementDays } from './statement-days.ts';

export const statementFormats = ['csv', 'pdf'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** What a statement is of; an address carries it, sealed. */
export interface StatementOrder {
  uid: bigint;
  days: StatementDays;
  format: StatementFormat;
  language: Language;
  brand: BrandTag;
}

export interface Statement {
  brandName: string;
  uid: bigint;
  days: StatementDays;
  language: Language;
  madeAt: Date;
  opening: Centavos;
  closing: Centavos;
  sums: TypeSum[];
  rowCount: number;
  /** Oldest first, read while they are written. */
  rows: AsyncIterable<TransactionRow>;
}

const pageSize = 500;

async function* readRows(
  { statements }: RecordsServices,
  range: PostingRange | null,
): AsyncIterable<TransactionRow> {
  if (range === null) return;
  let afterId = range.firstId - 1n;
  for (;;) {
    const rows = await statements.listAfter(range, afterId, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    afterId = last.id;
  }
}

/** Opens a statement. It ends with the last posting of this moment, so that its rows come to its sums. */
export async function readStatement(
  services: RecordsServices,
  { uid, days, language, brand }: StatementOrder,
): Promise<Statement> {
  const range = await services.records.findRange(uid, days.start, days.end);
  const { opening, sums } = await services.statements.sum(uid, days.start, range);
  const moved = sums.reduce((sum, { cameIn, wentOut }) => sum + cameIn - wentOut, 0n);
  return {
    brandName: brandOf(brand).name,
    uid,
    days,
    language,
    madeAt: new Date(services.now()),
    opening,
    closing: centavos(opening + moved),
    sums,
    rowCount: sums.reduce((sum, { count }) => sum + count, 0),
    rows: readRows(services, range),
  };
}
