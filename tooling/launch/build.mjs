import './install/ensure-node.mjs';
import './end-with-npm.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './install/ensure-install.mjs';

await ensureInstall('run');
await ensureBuild();
