import { existsSync, globSync, readFileSync } from 'node:fs';
import { inProject, projectRoot } from '../launch/project-root.mjs';

/** The folders of all workspaces, from the root package.json, with `/` on every system. */
export function listWorkspaces(): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  );
  return globSync(workspaces, { cwd: projectRoot })
    .filter((folder) => existsSync(inProject(folder, 'package.json')))
    .map((folder) => folder.replaceAll('\\', '/'))
    .sort();
}
