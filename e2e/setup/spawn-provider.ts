import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A provider of company accounts as a process of its own; its page asks who somebody is and believes it. */
export async function spawnProvider() {
  const script = inProject('apps/server/src/testing/oidc/run-provider.ts');
  const child = spawn(inProject('node_modules/node/bin/node'), [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'perya',
      OIDC_CLIENT_SECRET: 'secretOfTheHouse',
      OIDC_GROUPS: 'Helpdesk=support',
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
