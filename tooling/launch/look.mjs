import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';
import { stopWith } from './stop-with.mjs';

/** Pictures of the player app for the eye: every page on sheets, or a newcomer's way as a strip. */
const scripts = new Map([
  ['screens', 'e2e/screenshots.ts'],
  ['walk', 'e2e/walk.ts'],
]);

const [name = '', ...rest] = process.argv.slice(2);
const script = scripts.get(name);
if (script === undefined) {
  const choice = [...scripts.keys()].map((known) => `npm run look -- ${known}`).join(' or ');
  stopWith(`There is nothing called "${name}" to look at: try ${choice}.`);
} else {
  await ensureInstall('all');
  await ensureBuild();
  await runNode([script, ...rest]);
}
