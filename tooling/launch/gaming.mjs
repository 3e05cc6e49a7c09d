import './install/ensure-node.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall('run');
await runNode(['apps/server/src/gaming.ts', ...process.argv.slice(2)]);
