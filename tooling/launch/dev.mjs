import './ensure-node.mjs';
import { ensureArt, ensureGames } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall();
await ensureArt();
await ensureGames();
await runNode(['tooling/dev/run.ts']);
