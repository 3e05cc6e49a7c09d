import { readFileSync } from 'node:fs';

/** A part of a plan, as PostgreSQL tells it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** A statement that was carried out. */
export interface Statement {
  text: string;
  ms: number;
  /** Rows of tables that it has looked at, whether or not they were wanted. */
  rowsRead: number;
  /** The table of which it looked at most, and how. */
  most: { table: string; way: string; rows: number } | null;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0);

function statementOf(ms: number, text: string): Statement {
  const { 'Query Text': query, Plan: plan } = JSON.parse(text) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  const looked = nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => ({
      table: node['Relation Name'] ?? '',
      way: node['Node Type'],
      rows: Math.round(rowsOf(node)),
    }));
  const most = looked.reduce<Statement['most']>(
    (found, next) => (found === null || next.rows > found.rows ? next : found),
    null,
  );
  return { text: query, ms, rowsRead: looked.reduce((sum, { rows }) => sum + rows, 0), most };
}

/** The plans that stand in a log, in their order. */
export function readPlans(log: string): Statement[] {
  const entry = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;
  return [...log.matchAll(entry)].map(([, ms, text]) =>
    statementOf(Number(ms), (text ?? '').replaceAll('\n\t', '\n')),
  );
}

export const readPlansOf = (file: string): Statement[] => readPlans(readFileSync(file, 'utf8'));
