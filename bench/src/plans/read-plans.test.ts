import { expect, it } from 'vitest';
import { readPlans } from './read-plans.ts';

const log = `2026-11-19 05:00:00 UTC [7] LOG:  duration: 1.500 ms  plan:
\t{
\t  "Query Text": "select 1",
\t  "Plan": {
\t    "Node Type": "Nested Loop",
\t    "Plans": [
\t      { "Node Type": "Index Scan", "Relation Name": "bet", "Actual Rows": 2, "Actual Loops": 3 },
\t      { "Node Type": "Seq Scan", "Relation Name": "posting", "Actual Rows": 1, "Actual Loops": 1, "Rows Removed by Filter": 99 }
\t    ]
\t  }
\t}
2026-11-19 05:00:01 UTC [7] ERROR:  something else
`;

it('counts what a statement has looked at, what it did not want too', () => {
  expect(readPlans(log)).toEqual([
    {
      text: 'select 1',
      ms: 1.5,
      rowsRead: 106,
      most: { table: 'posting', way: 'Seq Scan', rows: 100 },
    },
  ]);
});
