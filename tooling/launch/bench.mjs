import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { inProject } from './project-root.mjs';
import { runNode } from './run-node.mjs';
import { stopWith } from './stop-with.mjs';

/** What is looked at rather than measured: a newcomer's way as a strip of pictures, every page and every game on sheets. */
const looks = new Map([
  ['walk', 'e2e/walk.ts'],
  ['pages', 'e2e/screenshots.ts'],
  ['staff-pages', 'e2e/staff-screenshots.ts'],
  ['games', 'e2e/game-screenshots.ts'],
  ['film', 'e2e/game-film.ts'],
]);

const [name = '', ...rest] = process.argv.slice(2);
const benches = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|config|d)\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));
const names = [...benches, ...looks.keys()];
const script = looks.get(name) ?? `bench/${name}.ts`;

if (!existsSync(inProject(script))) {
  const choice = names.map((known) => `npm run bench -- ${known}`).join(' or ');
  stopWith(`There is no bench called "${name}": try ${choice}.`);
}

await ensureInstall('all');
await ensureBuild();
await runNode([script, ...rest]);
