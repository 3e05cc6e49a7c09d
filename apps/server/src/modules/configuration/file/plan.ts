import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import type { ConfigurationPart, PlainRow } from '../../../platform/configuration/part.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Change, compareRows } from './compare.ts';
import type { FileProblem } from './read-file.ts';

export interface Plan {
  /** What would change, part by part. */
  changes: readonly Change[];
  problems: readonly FileProblem[];
  /** The rows as they were checked. */
  rows: ReadonlyMap<string, readonly PlainRow[]>;
}

type WantedRows = (part: ConfigurationPart, held: readonly PlainRow[]) => readonly unknown[] | null;

/** What some wanted rows would change as things stand; a part of which nothing is wanted stays as it is. */
export async function plan(
  db: Pick<pg.ClientBase, 'query'>,
  parts: readonly ConfigurationPart[],
  wantedOf: WantedRows,
): Promise<Plan> {
  const changes: Change[] = [];
  const problems: FileProblem[] = [];
  const rows = new Map<string, readonly PlainRow[]>();
  for (const part of parts) {
    const held = await part.read(db, null);
    const wanted = wantedOf(part, held);
    if (wanted === null) continue;
    const checked = await part.check(wanted, held);
    problems.push(
      ...checked.problems.map(({ key, says }) => ({
        where: key === '' ? part.name : `${part.name} ${key}`,
        says,
      })),
    );
    changes.push(...compareRows(part, held, checked.rows));
    rows.set(part.name, checked.rows);
  }
  return { changes, problems, rows };
}

/** Says the first thing that is wrong, where somebody was told all of it before. */
export function refuseProblems(problems: readonly FileProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const { where, says } = first;
  throw new Refusal('CONFIGURATION_WRONG', {
    en: `${where}: ${says.en}`,
    tl: `${where}: ${says.tl}`,
  });
}

/** Why a table refuses rows that could be read, by the code of PostgreSQL. */
const refusedByTable: Readonly<Record<string, Text>> = {
  '23503': {
    en: 'a row names something that is not here',
    tl: 'may row na tumutukoy sa wala rito',
  },
  '23505': {
    en: 'a row would stand twice',
    tl: 'may row na madodoble',
  },
};
const refusedOtherwise: Text = {
  en: 'a row cannot stand beside what is here',
  tl: 'may row na hindi maaari kasama ng narito',
};

const isBroken = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && /^23/.test(String(error.code));

/** Writes all of it in one transaction: what the tables refuse is said, and nothing of it stays. */
export async function write(
  tx: pg.ClientBase,
  parts: readonly ConfigurationPart[],
  changes: readonly Change[],
  by: string,
): Promise<void> {
  for (const part of parts) {
    const own = changes.filter(({ part: name }) => name === part.name);
    if (own.length === 0) continue;
    const saved = own.flatMap(({ after }) => (after === null ? [] : [after]));
    const retired = own.filter(({ kind }) => kind === 'retired').map(({ key }) => key);
    try {
      await part.write(tx, { saved, retired }, by);
    } catch (error) {
      if (!isBroken(error)) throw error;
      const { en, tl } = refusedByTable[error.code] ?? refusedOtherwise;
      const text = { en: `${part.name}: ${en}`, tl: `${part.name}: ${tl}` };
      throw new Refusal('CONFIGURATION_WRONG', text, error);
    }
  }
}
