import type { TestProject } from 'vitest/node';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { roles } from '../../platform/database/roles.ts';
import { makeInstallation } from './make-installation.ts';
import { startCitus } from './start-citus.ts';

/** The nodes of one installation for all suites of the product that run on several; each clones it on every node. */
export async function setUpNodes(project: TestProject): Promise<() => Promise<void>> {
  const citus = await startCitus(2, { max_connections: '300', max_prepared_transactions: '200' });
  const owner = await makeInstallation(citus, 4);
  for (const role of Object.values(roles)) await owner.query(`alter role ${role} login`);
  await spreadInstallation(owner, { appLogin: roles.app });
  await owner.end();
  const { coordinator, workers } = citus;
  project.provide('postgresUrl', coordinator.url());
  project.provide('postgresAppUrl', coordinator.url(roles.app));
  project.provide('postgresStudioUrl', coordinator.url(roles.studio));
  project.provide('postgresReaderUrl', coordinator.url(roles.reader));
  project.provide(
    'workerUrls',
    workers.map((worker) => worker.url()),
  );
  return async () => void (await citus.stop());
}
