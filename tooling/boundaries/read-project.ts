import { posix } from 'node:path';
import { nothingParsed, parseSource } from './parse-source.ts';
import { parseSealed, sealFile } from './sealed-migrations.ts';
import type { Project, SourceFile, Target, Workspace } from './source-file.ts';

export type ProjectText = {
  workspaces: Workspace[];
  moduleOrder: readonly string[];
  /** Modules that have the functions of another as well. */
  functionsLike?: Readonly<Record<string, string>>;
  /** Path → text of every file the rules look at. */
  texts: Record<string, string>;
};

const isCode = /\.(ts|tsx|mts|mjs|js)$/;

export function readProject({
  workspaces,
  moduleOrder,
  functionsLike = {},
  texts,
}: ProjectText): Project {
  const files = Object.entries(texts).map(([path, text]): SourceFile => {
    const { imports, strings, ...lines } = isCode.test(path)
      ? parseSource(path, text)
      : nothingParsed;
    return {
      path,
      workspace: workspaceOf(path, workspaces),
      imports: imports.map((each) => ({
        ...each,
        target: resolveImport(path, each.specifier, workspaces),
      })),
      ...lines,
      sql: path.endsWith('.sql') ? [{ text, line: 1 }] : strings,
      lineCount: text.trimEnd().split('\n').length,
    };
  });
  const sealedMigrations = parseSealed(texts[sealFile] ?? '');
  return { workspaces, moduleOrder, functionsLike, files, sealedMigrations };
}

export function workspaceOf(path: string, workspaces: Workspace[]): string | undefined {
  return workspaces.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))?.folder;
}

/** Paths only, no file system: every import of ours is either relative or names a workspace. */
function resolveImport(from: string, specifier: string, workspaces: Workspace[]): Target {
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
