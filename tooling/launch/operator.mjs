import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureInstall } from './install/ensure-install.mjs';
import { runNode } from './run-node.mjs';

/** Runs a command of the operator by where its file stands in the server. */
const [name, ...words] = process.argv.slice(2);

await ensureInstall('run');
await runNode([`apps/server/src/${name}.ts`, ...words]);
