import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureGames } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall('run');
await ensureGames();
await runNode(['tooling/dev/run.ts']);
