import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall('run');
await ensureBuild();
await runNode(['sandbox/src/studio/process/run-studio.ts', ...process.argv.slice(2)]);
