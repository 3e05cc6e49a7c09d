import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatSealed, parseSealed, sealFile } from '../boundaries/sealed-migrations.ts';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { seal } from './seal.ts';

const file = inProject(sealFile);
const paths = globSync('{apps,sandbox}/**/migrations/*.sql', {
  cwd: projectRoot,
  exclude: (path) => /(^|\/)node_modules(\/|$)/.test(path),
});
const texts = Object.fromEntries(
  paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(inProject(path), 'utf8')]),
);
const held = parseSealed(existsSync(file) ? readFileSync(file, 'utf8') : '');
const { sealed, added, refused } = seal(held, texts);
for (const what of refused) process.stdout.write(`${what}\n`);
if (refused.length === 0 && added.length > 0) {
  writeFileSync(file, formatSealed(sealed));
  process.stdout.write(`Sealed ${added.join(', ')}\n`);
}
process.exitCode = refused.length > 0 ? 1 : 0;
