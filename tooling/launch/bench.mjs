import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { inProject } from './project-root.mjs';
import { runNode } from './run-node.mjs';
import { stopWith } from './stop-with.mjs';

const [name, ...rest] = process.argv.slice(2);
const names = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|config|d)\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

if (!name || !existsSync(inProject('bench', `${name}.ts`))) {
  const choice = names.map((known) => `npm run bench -- ${known}`).join(' or ');
  stopWith(`There is no bench called "${name ?? ''}": try ${choice || 'again when one is built'}.`);
}

await ensureInstall('all');
await ensureBuild();
await runNode([`bench/${name}.ts`, ...rest]);
