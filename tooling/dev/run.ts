import { once } from 'node:events';
import { createServer } from 'node:net';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { restartOnChange, startNode } from './restart-on-change.ts';

const defaultPort = 5173;

const apiPort = await findFreePort();
const apiUrl = `http://127.0.0.1:${apiPort}`;
const webPort = Number(process.env['PORT'] ?? defaultPort);

const api = restartOnChange(
  () =>
    startNode(['apps/server/src/main.ts'], projectRoot, {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PERYA_DEV_PORT: String(webPort),
    }),
  ['apps/server/src', 'packages'],
);
const startVite = (app: string, port: number, env: NodeJS.ProcessEnv) =>
  startNode(
    [inProject('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
    inProject(app),
    { PERYA_API: apiUrl, ...env },
  );
const backofficePort = await findFreePort();
const backoffice = startVite('apps/backoffice', backofficePort, {});
const vite = startVite('apps/web', webPort, {
  PERYA_BACKOFFICE: `http://localhost:${backofficePort}`,
});

process.stdout.write(
  `\nPerya for developers: http://localhost:${webPort} (staff at /backoffice)\n\n`,
);

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const apps = [vite, backoffice];
  for (const app of apps) app.kill('SIGTERM');
  await Promise.all([api.end(), ...apps.map((app) => app.exitCode === null && once(app, 'exit'))]);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(0));
// Without vite there is nothing to look at; a server that stops waits for the next change instead.
vite.once('exit', (code) => stop(code ?? 1));

/** Asks the system for a port that nobody uses at the moment. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
