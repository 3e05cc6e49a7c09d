import './ensure-node.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';

await ensureInstall('run');
await ensureBuild();
