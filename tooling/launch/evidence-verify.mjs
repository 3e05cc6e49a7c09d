import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { runNode } from './run-node.mjs';

await runNode(['tooling/evidence/run.ts', ...process.argv.slice(2)]);
