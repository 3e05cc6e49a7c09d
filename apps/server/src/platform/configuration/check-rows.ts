import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import type { CheckedRows, PlainRow, RowProblem } from './part.ts';

interface RowRules {
  schema: z.ZodMiniType;
  keyOf(row: PlainRow): string;
  /** What is wrong with rows that can be read, each by its key. */
  refuse(
    rows: readonly PlainRow[],
    held: readonly PlainRow[],
  ): readonly RowProblem[] | Promise<readonly RowProblem[]>;
}

const plain = (given: unknown): PlainRow =>
  typeof given === 'object' && given !== null ? (given as PlainRow) : {};

function sayIssue({ path, message }: z.core.$ZodIssue): Text {
  const field = path.map(String).join('.');
  return {
    en: `${field || 'row'}: ${message}`,
    tl: `${field || 'row'}: hindi tinatanggap (${message})`,
  };
}

const twice: Text = {
  en: 'stands in the file twice',
  tl: 'dalawang beses na nasa file',
};

/** Reads the rows of a part: each by its schema and once, then all of them together. */
export async function checkRows(
  { schema, keyOf, refuse }: RowRules,
  given: readonly unknown[],
  held: readonly PlainRow[],
): Promise<CheckedRows> {
  const rows: PlainRow[] = [];
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  for (const [place, each] of given.entries()) {
    const key = keyOf(plain(each)) || `${place + 1}`;
    const read = z.safeParse(schema, each);
    if (!read.success) {
      problems.push(...read.error.issues.map((issue) => ({ key, says: sayIssue(issue) })));
    } else if (seen.has(key)) problems.push({ key, says: twice });
    else rows.push(plain(read.data));
    seen.add(key);
  }
  // What cannot be read alone is not judged beside the others.
  if (problems.length === 0) problems.push(...(await refuse(rows, held)));
  return { rows, problems };
}

/** What a check of the product refuses, said of a row of a file; nothing where it passes. */
export async function problemsOf(
  key: string,
  check: () => unknown,
): Promise<readonly RowProblem[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ key, says: error.text }];
  }
}
