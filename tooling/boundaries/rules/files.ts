import { posix } from 'node:path';
import type { Rule } from '../rule.ts';
import type { Project } from '../source-file.ts';

// Only the last word counts: service-worker is fine, bonus-service is not.
const drawer = /(^|[-./])(utils?|helpers?|common|services?)(\.test)?(\.[a-z]+$|\/)/;

// What the verbs of a module or room are handed: types alone, by one name everywhere.
const handed = /^apps\/server\/src\/modules\/.*\/services\.ts$/;

export const fileNames: Rule = {
  name: 'file names',
  why: 'a file is named after the one thing it does; a drawer for everything is where things get lost.',
  check: (file) =>
    drawer.test(file.path) && !handed.test(file.path)
      ? [{ line: 1, what: 'the name says nothing about what it does' }]
      : [],
};

const lineLimit = 400;
const grown = /\/migrations\/|\/messages\//;

export const fileLength: Rule = {
  name: 'file length',
  why: `small rooms: aim at 120 lines, look twice at 250, and ${lineLimit} is where a file is two files.`,
  check: (file) =>
    file.lineCount > lineLimit && !grown.test(file.path)
      ? [{ line: lineLimit, what: `${file.lineCount} lines` }]
      : [],
};

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

export const plainCode: Rule = {
  name: 'plain code',
  why: 'a spread literal (`...{ a, b }`) and a tuple of separate assignments (`const [x, y] = [f(), g()]`) only save lines from the formatter: say each on its own.',
  check: ({ shapedLines }) =>
    shapedLines.map((line) => ({ line, what: 'code is shaped for the formatter here' })),
};
