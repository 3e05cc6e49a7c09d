import type { TestCase } from '../outcomes/test-case.ts';
import { readIds } from './read-ids.ts';
import type { Requirement } from './requirement.ts';

export type Proofs = {
  /** Requirement id → titles of the tests that prove it, sorted. */
  byId: Map<string, string[]>;
  /** Ids in titles that no list knows. */
  unknown: { id: string; title: string }[];
};

export function collectProofs(requirements: Requirement[], cases: TestCase[]): Proofs {
  const known = new Set(requirements.map(({ id }) => id));
  const unproved = new Set(
    cases.filter(({ outcome }) => outcome !== 'passed').map((each) => keyOf(each)),
  );
  const titles = new Map<string, Set<string>>();
  const unknown = new Map<string, { id: string; title: string }>();
  for (const each of cases) {
    for (const id of readIds(each.title)) {
      if (!known.has(id)) unknown.set(`${id} ${each.fullTitle}`, { id, title: each.fullTitle });
      // A test that passed in one browser and failed in another has shown nothing.
      else if (!unproved.has(keyOf(each))) add(titles, id, withoutIds(each.fullTitle));
    }
  }
  return {
    byId: new Map([...titles].map(([id, set]) => [id, [...set].sort()])),
    unknown: [...unknown.values()],
  };
}

const keyOf = (each: TestCase) => `${each.file}\0${each.fullTitle}`;

const withoutIds = (title: string) =>
  title.replace(/\s*\[[^\]]*\]/g, (group) => (readIds(group).length > 0 ? '' : group)).trim();

function add(titles: Map<string, Set<string>>, id: string, title: string): void {
  const set = titles.get(id) ?? new Set();
  titles.set(id, set.add(title));
}
