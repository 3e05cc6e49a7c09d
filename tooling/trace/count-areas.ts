import { type TestKind, testKinds } from '../outcomes/test-case.ts';
import type { Proof } from './collect-proofs.ts';
import type { Requirement } from './requirement.ts';

export type AreaCount = {
  list: string;
  area: string;
  rows: number;
  /** Rows proved in their own words, and of these how many by each kind of test. */
  proved: number;
  by: Record<TestKind, number>;
  /** Rows replaced by a decision, and of these how many are proved in its words. */
  superseded: number;
  supersededProved: number;
};

/** One count per list and area, in the order of the lists and then by name. */
export function countAreas(
  requirements: Requirement[],
  byId: Map<string, Proof[]>,
  isSuperseded: (id: string) => boolean,
): AreaCount[] {
  const counts = new Map<string, AreaCount>();
  for (const { id, list, area } of requirements) {
    const key = `${list}\0${area}`;
    const count = counts.get(key) ?? emptyCount(list, area);
    const proofs = byId.get(id) ?? [];
    const proved = proofs.length > 0 ? 1 : 0;
    count.rows += 1;
    if (isSuperseded(id)) {
      count.superseded += 1;
      count.supersededProved += proved;
    } else {
      count.proved += proved;
      for (const kind of testKinds) count.by[kind] += proofs.some((p) => p.kind === kind) ? 1 : 0;
    }
    counts.set(key, count);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

export function totalOf(list: string, counts: AreaCount[]): AreaCount {
  const total = emptyCount(list, 'all');
  for (const count of counts) {
    total.rows += count.rows;
    total.proved += count.proved;
    for (const kind of testKinds) total.by[kind] += count.by[kind];
    total.superseded += count.superseded;
    total.supersededProved += count.supersededProved;
  }
  return total;
}

/** A superseded row counts as proved when a test proves the decision's words. */
export const percentOf = ({ proved, supersededProved, rows }: AreaCount) =>
  `${rows === 0 ? 0 : Math.floor((100 * (proved + supersededProved)) / rows)} %`;

export const supersededOf = ({ superseded, supersededProved }: AreaCount) =>
  supersededProved > 0 ? `${superseded} (${supersededProved} proved)` : `${superseded}`;

const emptyCount = (list: string, area: string): AreaCount => ({
  list,
  area,
  rows: 0,
  proved: 0,
  by: { unit: 0, integration: 0, browser: 0 },
  superseded: 0,
  supersededProved: 0,
});
