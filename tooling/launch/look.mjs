import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';
import { stopWith } from './stop-with.mjs';

/** Pictures of the player app for the eye: every page on sheets, or a newcomer's way as a strip. */
const scripts = { screens: 'e2e/screenshots.ts', walk: 'e2e/walk.ts' };

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  stopWith(
    `There is nothing called "${name}" to look at: try npm run look -- walk or npm run look -- screens.`,
  );
}
await ensureInstall('all');
await ensureBuild();
await runNode([scripts[name], ...rest]);
