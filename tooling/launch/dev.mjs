import './ensure-node.mjs';
import { ensureArt } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { runNode } from './run-node.mjs';

await ensureInstall();
await ensureArt();
await runNode(['tooling/dev/run.ts']);
