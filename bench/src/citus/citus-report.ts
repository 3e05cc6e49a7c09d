import { median } from '../median.ts';
import { type Comparison, reportRatios } from '../report-ratios.ts';
import { type CitusOptions, type CitusRound, type Measured, wholeCost } from './citus-rounds.ts';
import type { Installation } from './installations.ts';

type Name = Installation['name'];

/** Each round of each installation. */
export type CitusRounds = Readonly<Record<Name, readonly CitusRound[]>>;

const names = ['plain', 'one worker', 'two workers'] as const;
const measures = [
  { kind: 'batches', label: 'batches of one bucket' },
  { kind: 'wire', label: 'the whole wire' },
] as const;

/** Docs/scaling.md computes with it. */
const goal = { value: 0.6, reach: 'at least' } as const;

function compare(rounds: CitusRounds): Comparison[] {
  return measures.flatMap(({ kind, label }) =>
    (['one worker', 'two workers'] as const).map((name) => ({
      name: `${kind}-${name.replace(' ', '-')}`,
      label: `${label}, ${name} / plain`,
      values: rounds[name].map((round, place) => {
        const plain = rounds.plain[place];
        return plain ? wholeCost(plain[kind]) / wholeCost(round[kind]) : Number.NaN;
      }),
      goal,
    })),
  );
}

function costOf(rounds: readonly CitusRound[], pick: (round: CitusRound) => Measured): string {
  const nodes = rounds[0] ? pick(rounds[0]).costMs.length : 0;
  const costs = Array.from({ length: nodes }, (_, node) =>
    median(rounds.map((round) => pick(round).costMs[node] ?? Number.NaN)),
  );
  return costs.map((ms) => ms.toFixed(3)).join(' + ');
}

/** Writes the figures and the plot, and returns the tables for the terminal. */
export function reportCitus(rounds: CitusRounds, options: CitusOptions): string {
  const costs = measures.flatMap(({ kind, label }) =>
    names.map((name) => `  ${label}, ${name}: ${costOf(rounds[name], (round) => round[kind])} ms`),
  );
  return reportRatios({
    name: 'citus',
    plot: { title: 'Items per second', unit: `${options.buckets} buckets` },
    ratesOf: 'per second',
    rates: measures.flatMap(({ kind, label }) =>
      names.map((name) => ({
        label: `${label}, ${name}`,
        values: rounds[name].map((round) => round[kind].perSecond),
      })),
    ),
    comparisons: compare(rounds),
    record: { options, rounds },
    remark: `Processor time of an item, the coordinator and then each worker:\n${costs.join('\n')}\nThe ratios are of items for each second of the processors of all nodes together.`,
  });
}
