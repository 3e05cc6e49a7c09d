import { circleFrom, findComponents, type Graph } from '../find-cycles.ts';
import type { Rule } from '../rule.ts';
import type { Import, Project } from '../source-file.ts';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Packages are imported without an ending, and some without the folder `src`. */
function fileOf({ target }: Import, paths: ReadonlySet<string>): string | undefined {
  if (!('file' in target)) return undefined;
  const { file } = target;
  return [file, file.replace('/src/', '/')]
    .flatMap((path) => endings.map((ending) => `${path}${ending}`))
    .find((path) => paths.has(path));
}

function graphOf({ files }: Project): Graph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap((each) => fileOf(each, paths) ?? []).sort(),
    ]),
  );
}

/** One circle for each component, by the file that it is reported at. */
const circlesOf = new WeakMap<Project, Map<string, string[]>>();

function findCircles(project: Project): Map<string, string[]> {
  const known = circlesOf.get(project);
  if (known) return known;
  const graph = graphOf(project);
  const circles = new Map(
    findComponents(graph).map(([first = '']) => [first, circleFrom(first, graph)]),
  );
  circlesOf.set(project, circles);
  return circles;
}

export const importCycles: Rule = {
  name: 'import cycles',
  why: 'files that import each other in a circle, types included, can only be read, moved and tested together.',
  check: (file, project) => {
    const circle = findCircles(project).get(file.path);
    if (!circle) return [];
    const paths = new Set(project.files.map(({ path }) => path));
    const begins = file.imports.find((each) => fileOf(each, paths) === circle[1]);
    return [{ line: begins?.line ?? 1, what: `a circle of imports: ${circle.join(' → ')}` }];
  },
};
