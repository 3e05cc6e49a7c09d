import * as z from 'zod/mini';
import { rootOf } from './merkle.ts';

const part = z.object({ name: z.string(), rows: z.int(), root: z.string() });
export type DayPart = z.output<typeof part>;

/** What a day is signed for. */
const statementForm = z.object({
  format: z.literal(1),
  day: z.string(),
  /** SHA-256 of the statement of the day before; zeros before the first. */
  previous: z.string(),
  parts: z.array(part),
  root: z.string(),
  key: z.string(),
  closed_at: z.string(),
});
export type Statement = z.output<typeof statementForm>;

export const noPrevious = '0'.repeat(64);

/** The root over the roots of the parts, each with its name and how many rows it has. */
export const rootOfParts = (parts: readonly DayPart[]): string =>
  rootOf(parts.map(({ name, rows, root }) => `${name} ${rows} ${root}`)).toString('hex');

export const writeStatement = (statement: Statement): string => JSON.stringify(statement);
export const readStatement = (text: string): Statement =>
  z.parse(statementForm, JSON.parse(text) as unknown);
