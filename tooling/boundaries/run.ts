import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { readProject } from './read-project.ts';
import { sealFile } from './sealed-migrations.ts';

const skipped = /(^|\/)(node_modules|dist|\.data|\.git)(\/|$)/;
/** What the tests write; a module of the server has the same name. */
const isWritten = (path: string) => /^reports[\\/]/.test(path);

const workspaces = listWorkspaces().map((folder) => ({
  folder,
  name: String(JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')).name),
}));
const paths = globSync(['**/*.{ts,tsx,mts,mjs,js,css,sql}', sealFile], {
  cwd: projectRoot,
  exclude: (path) => skipped.test(path),
})
  .filter((path) => !isWritten(path))
  .sort();

// The address is computed, because the tools read the product's order without depending on it.
const orderFile = pathToFileURL(inProject('apps/server/src/modules/order.ts')).href;
type Order = { moduleOrder: readonly string[]; functionsLike: Readonly<Record<string, string>> };
const { moduleOrder, functionsLike }: Order = await import(orderFile);

const violations = checkBoundaries(
  readProject({
    workspaces,
    moduleOrder,
    functionsLike,
    texts: Object.fromEntries(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(inProject(path), 'utf8')]),
    ),
  }),
);
for (const { path, line, rule, what, why } of violations) {
  process.stdout.write(`${path}:${line}: ${what}\n    ${rule}: ${why}\n`);
}
process.stdout.write(`${paths.length} files, ${violations.length} boundary violations\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
