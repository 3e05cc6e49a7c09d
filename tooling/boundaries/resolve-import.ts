import { posix } from 'node:path';
import type { Target, Workspace } from './source-file.ts';

/** Paths only, no file system: every import of ours is either relative or names a workspace. */
export function resolveImport(from: string, specifier: string, workspaces: Workspace[]): Target {
  if (specifier.startsWith('.')) {
    return { file: posix.join(posix.dirname(from), specifier) };
  }
  const workspace = workspaces.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (workspace) {
    return { file: posix.join(workspace.folder, 'src', specifier.slice(workspace.name.length)) };
  }
  const [first = '', second] = specifier.split('/');
  return { packageName: first.startsWith('@') ? `${first}/${second}` : first };
}
