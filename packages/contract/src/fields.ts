import { parsePesos, toPesos } from '@perya/money';
import * as z from 'zod/mini';
import { type TimeFlag, timeFlags } from './rules/time-flag.ts';

/** Money on the wire: a decimal string with two decimals. */
export const money = () =>
  z.string().check(
    z.refine((text) => {
      const amount = parsePesos(text);
      return amount !== null && toPesos(amount) === text;
    }, 'An amount has two decimals, as in 12.50'),
  );

/** A moment on the wire: unix seconds. */
export const unixSeconds = () => z.int().check(z.minimum(0));

/** An identifier of 64 bits, which a JavaScript number cannot hold. */
export const id = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,19}$/.test(text) && BigInt(text) < 2n ** 63n,
        'An id is a whole number of 64 bits',
      ),
    );

/** A whole number within bounds, which a query carries as digits. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((given: number | string) => Number(given)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
  );

/** The days that a list is asked for: a query carries text, a body may carry the number itself. */
export const timeFlag = () =>
  z.pipe(
    z.union([z.literal(timeFlags), z.enum(['0', '1', '7', '15', '30'])]),
    z.transform((value) => Number(value) as TimeFlag),
  );

/** The unguessable id of a one-time code that was sent. */
export const otpId = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** The shape of a counted list: rows, total and page size. [G-124 G-126] */
export const countedList = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ d: z.array(row), t: z.int(), s: z.int() });

/** The shape of a list read by cursor. [G-123] */
export const cursorList = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ d: z.array(row), last_id: z.nullable(id()), s: z.int() });
