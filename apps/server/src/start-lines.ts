import { calls } from '@perya/contract/calls';
import { roleNames } from '@perya/contract/staff/roles';
import { addressOf, staffAddressOf } from './platform/announce.ts';
import { demoPlayers } from './seed-demo.ts';
import type { Settings } from './settings.ts';

/** How one gets into the staff app: in the demo by its accounts, otherwise by an invitation. */
function staffHint(settings: Settings, address: string, hasStaff: boolean): string {
  if (settings.hasSandbox && settings.seed === 'demo') {
    return `ROLE@demo.example for ${roleNames.join(', ')}; password and codes at ${address}/sandbox/staff-codes`;
  }
  return hasStaff
    ? 'by invitation'
    : 'nobody yet; the first: npm run staff:create -- --email YOU --name NAME --role administrator';
}

/** What a person at the terminal reads when the server is ready: where to look. */
export function startLines(settings: Settings, port: number, hasStaff: boolean): string[] {
  const at = (label?: string) => addressOf(settings, port, label);
  const first = demoPlayers[0];
  const last = demoPlayers.at(-1);
  const brands = ['perya', 'sinag', 'tala'].map((tag) => at(`${tag}.localhost`));
  const reference = `${Object.keys(calls).length} calls, ${at()}/openapi.json`;
  return [
    '',
    '  Perya is ready.',
    '',
    `  Player app      ${at()}`,
    `  Brands          ${brands.join('  ')}`,
    `  Staff app       ${staffAddressOf(settings, port)}/backoffice  (${staffHint(settings, at(), hasStaff)})`,
    ...(settings.environment === 'production' && settings.staffHost === null
      ? ["                  on the players' hosts; PERYA_STAFF_HOST gives it one of its own"]
      : []),
    ...(settings.hasReference
      ? [`  Primitives      ${at()}/example`, `  API reference   ${at()}/docs/api  (${reference})`]
      : []),
    ...(settings.hasSandbox
      ? [`  Sandbox inbox   ${at()}/sandbox/sms  (login codes arrive here)`]
      : []),
    ...(settings.seed === 'demo'
      ? [`  Demo players    +63 ${first?.phone} to ${last?.phone}, with test funds`]
      : []),
    `  Data            ${settings.databaseUrl ? 'your PostgreSQL (DATABASE_URL)' : settings.dataDir}`,
    '',
    '  Ctrl-C stops everything.',
  ];
}

/** In development another server stands in front of this one, and its port is the one to open. */
export function shownPort(environment: NodeJS.ProcessEnv, ownPort: number): number {
  return Number(environment['PERYA_DEV_PORT'] ?? ownPort);
}
