import { parseArgs } from 'node:util';
import { measureMoves } from './src/cashier/measure-moves.ts';
import { measureRecords } from './src/cashier/measure-records.ts';
import type { CashierPart } from './src/cashier/part.ts';
import { reportRatios } from './src/report-ratios.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    deposits: { type: 'string', default: '120000' },
    transactions: { type: 'string', default: '5000000' },
    requests: { type: 'string', default: '400' },
    only: { type: 'string' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const rounds = Number(flags.rounds);

/** Each part measures against something of the same run; the report joins them. */
const parts: Record<string, () => Promise<CashierPart>> = {
  moves: () =>
    measureMoves(
      {
        rounds,
        measureSeconds: Number(flags.seconds),
        connections: 64,
        fill: { players: 4000, deposits: Number(flags.deposits) },
      },
      print,
    ),
  records: () =>
    measureRecords(
      { sizes: [10_000, Number(flags.transactions)], rounds, requests: Number(flags.requests) },
      print,
    ),
};

const chosen = Object.entries(parts).filter(([name]) => name === (flags.only ?? name));
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`);
const found: CashierPart[] = [];
for (const [, measure] of chosen) found.push(await measure());
print('');
print(
  reportRatios({
    name: 'cashier',
    plot: { title: 'Money in and out', unit: 'per second, or milliseconds where it says so' },
    ratesOf: 'medians',
    rates: found.flatMap(({ rates }) => rates),
    comparisons: found.flatMap(({ comparisons }) => comparisons),
    record: Object.assign({}, ...found.map(({ record }) => record)),
    remark: found.map(({ remark }) => remark).join('\n'),
  }),
);
