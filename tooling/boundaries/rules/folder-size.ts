import { posix } from 'node:path';
import type { Rule } from '../rule.ts';
import type { Project } from '../source-file.ts';

const fileLimit = 25;
/** Not counted: tests beside their subject, lists that only grow, and the one file of routes that each feature has. */
const uncounted = /\.(test|spec)\.tsx?$|\/migrations\/|\/messages\/|\/src\/routes\//;

const counts = new WeakMap<Project, Map<string, string[]>>();

function sourcesByFolder(project: Project): Map<string, string[]> {
  const known = counts.get(project);
  if (known) return known;
  const sources = project.files.map(({ path }) => path).filter((path) => !uncounted.test(path));
  const folders = Map.groupBy(sources, (path) => posix.dirname(path));
  counts.set(project, folders);
  return folders;
}

export const folderSize: Rule = {
  name: 'folder size',
  why: `nobody finds their way among more than ${fileLimit} files: a folder that grows past it gets rooms named by meaning.`,
  check: ({ path }, project) => {
    const folder = posix.dirname(path);
    const sources = sourcesByFolder(project).get(folder) ?? [];
    // Reported once for each folder, at its first file.
    if (sources.length <= fileLimit || sources[0] !== path) return [];
    return [{ line: 1, what: `${folder} holds ${sources.length} source files` }];
  },
};
