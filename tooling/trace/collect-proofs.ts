import type { TestCase, TestKind } from '../outcomes/test-case.ts';
import type { Deviation } from './noted-row.ts';
import { readIds } from './read-ids.ts';
import type { Requirement } from './requirement.ts';

export type Proof = {
  title: string;
  kind: TestKind;
  /** The browser projects in which it passed, sorted. */
  projects: string[];
};

export type Proofs = {
  /** Requirement id → the tests that prove it, sorted by title. */
  byId: Map<string, Proof[]>;
  /** Ids in titles that no list knows. */
  unknown: { id: string; title: string }[];
};

export function collectProofs(
  requirements: Requirement[],
  cases: TestCase[],
  deviations: Deviation[] = [],
): Proofs {
  const known = new Set(requirements.map(({ id }) => id));
  const unproved = new Set(
    cases.filter(({ outcome }) => outcome !== 'passed').map((each) => keyOf(each)),
  );
  const byId = new Map<string, Map<string, Proof>>();
  const unknown = new Map<string, { id: string; title: string }>();
  for (const each of cases) {
    for (const id of readIds(each.title)) {
      if (!known.has(id)) unknown.set(`${id} ${each.fullTitle}`, { id, title: each.fullTitle });
      // A test that passed in one browser and failed in another proves nothing.
      else if (!unproved.has(keyOf(each))) addProof(byId, id, each);
    }
  }
  for (const { id } of deviations) byId.delete(id);
  return {
    byId: new Map([...byId].map(([id, proofs]) => [id, [...proofs.values()].sort(byTitle)])),
    unknown: [...unknown.values()],
  };
}

const keyOf = (each: TestCase) => `${each.file}\0${each.fullTitle}`;

const withoutIds = (title: string) =>
  title.replace(/\s*\[[^\]]*\]/g, (group) => (readIds(group).length > 0 ? '' : group)).trim();

function addProof(
  byId: Map<string, Map<string, Proof>>,
  id: string,
  { kind, fullTitle, project }: TestCase,
): void {
  const title = withoutIds(fullTitle);
  const proofs = byId.get(id) ?? new Map<string, Proof>();
  const proof = proofs.get(`${kind} ${title}`) ?? { title, kind, projects: [] };
  if (project && !proof.projects.includes(project)) {
    proof.projects = [...proof.projects, project].sort();
  }
  byId.set(id, proofs.set(`${kind} ${title}`, proof));
}

const byTitle = (a: Proof, b: Proof) =>
  `${a.title}\0${a.kind}` < `${b.title}\0${b.kind}` ? -1 : 1;
