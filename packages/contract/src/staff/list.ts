import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** Rows of one page of a list that staff read, by default and at most. */
export const listRows = { byDefault: 50, max: 200 } as const;

/** Counting stops here: beyond it a list says '10,000+'. */
export const countedRowsMax = 10_000;

/** What every list of the staff app takes beside its filters. The cursor is opaque: it comes from `next`. */
export const listRequest = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(listRows.max))),
};

/** A moment in a query, which carries it as digits. */
const moment = () =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799)));

/** From when on, and the first moment that is no longer within. */
export const timeRange = { from: moment(), before: moment() };

/** Both ends are within. */
export const amountRange = { amount_min: z.optional(money()), amount_max: z.optional(money()) };

/** One page: its rows, where the next begins, and with the first page how many there are, up to `countedRowsMax`. */
export function listPage<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    count: z.nullable(z.int()),
  });
}

/** A page with what its rows come to, all of them: null behind the first page, and where counting stopped. */
export function summedPage<Row extends z.ZodMiniType, Sums extends z.ZodMiniType>(
  row: Row,
  sums: Sums,
) {
  return z.object({ ...listPage(row).shape, sums: z.nullable(sums) });
}
