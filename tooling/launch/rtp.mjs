import './ensure-node.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall('run');
await runNode(['games/rtp.ts', ...process.argv.slice(2)]);
