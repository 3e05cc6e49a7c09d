import { spawnScript } from './spawn-script.ts';

/** A provider of company accounts; its page asks who somebody is and believes it. */
export async function spawnProvider() {
  const { nextLine, stop } = spawnScript('apps/server/src/testing/oidc/run-provider.ts');
  return {
    settings: {
      OIDC_ISSUER: await nextLine(),
      OIDC_CLIENT_ID: 'perya',
      OIDC_CLIENT_SECRET: 'secretOfTheHouse',
      OIDC_GROUPS: 'Helpdesk=support',
    },
    stop,
  };
}
