import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall('run');
await runNode(['sandbox/src/outside/run-outside.ts', ...process.argv.slice(2)]);
