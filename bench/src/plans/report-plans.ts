import { mkdirSync, writeFileSync } from 'node:fs';
import { formatTable } from '../table.ts';
import type { Statement } from './read-plans.ts';
import { markPattern, type Ran } from './run-jobs.ts';

/** The statements of each job, by the marks that stand between them. */
function byJob(statements: readonly Statement[]): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>();
  let job = '';
  for (const statement of statements) {
    const mark = markPattern.exec(statement.text)?.[1];
    if (mark !== undefined) job = mark;
    else found.set(job, [...(found.get(job) ?? []), statement]);
  }
  return found;
}

const whole = (count: number) => Math.round(count).toLocaleString('en-US');

/** One line for each job, those that look at most rows first. */
export function tableOf(ran: readonly Ran[], statements: readonly Statement[]): string {
  const jobs = byJob(statements);
  const rows = ran
    .map(({ name, failed }) => {
      const own = jobs.get(name) ?? [];
      const [worst] = [...own].sort((a, b) => b.rowsRead - a.rowsRead);
      return { name, failed, own, worst };
    })
    .sort((a, b) => (b.worst?.rowsRead ?? 0) - (a.worst?.rowsRead ?? 0));
  return formatTable([
    ['job or reader', 'statements', 'longest ms', 'most rows', 'of', 'by'],
    ...rows.map(({ name, failed, own, worst }) => [
      failed === null ? name : `${name} (failed)`,
      whole(own.length),
      Math.max(0, ...own.map(({ ms }) => ms)).toFixed(1),
      whole(worst?.rowsRead ?? 0),
      worst?.most?.table ?? '',
      worst?.most?.way ?? '',
    ]),
  ]);
}

const kept = new URL('../../results/', import.meta.url);
const raw = new URL('../../../reports/bench/', import.meta.url);

/** Keeps the table, and for each job its statement that looks at most rows. */
export function keepPlans(
  table: string,
  ran: readonly Ran[],
  statements: readonly Statement[],
): void {
  for (const folder of [kept, raw]) mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('plans.txt', kept), `${table}\n`);
  const jobs = byJob(statements);
  const worst = ran.map((each) => ({
    ...each,
    statements: [...(jobs.get(each.name) ?? [])]
      .sort((a, b) => b.rowsRead - a.rowsRead)
      .slice(0, 5),
  }));
  writeFileSync(new URL('plans.json', raw), `${JSON.stringify(worst, null, 2)}\n`);
}
