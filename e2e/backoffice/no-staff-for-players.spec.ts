import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passkeyErrors } from '@perya/contract/identity/passkey-errors';
import { permissionNames } from '@perya/contract/staff/permissions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { staffErrors } from '@perya/contract/staff/staff-errors';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const built = fileURLToPath(new URL('../../apps/web/dist/client', import.meta.url));

/** What gives staff away: where their app is, what they are known by, what they may do and are refused with. */
const traces = [
  'backoffice',
  'perya_staff',
  'perya-staff',
  ...permissionNames.filter((name) => name !== 'own.use'),
  // Players use passkeys too, and are refused in the same words.
  ...Object.keys(staffErrors).filter((name) => !(name in passkeyErrors)),
  ...Object.keys(staffCalls),
];

const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

test('no page, script or API reference of the players names staff, their calls or their permissions [A-464 A-465 G-008 G-290 M-318 M-490]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  expect(tracesIn(await page.content())).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/backoffice'))).toEqual([]);

  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|webmanifest)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(tracesIn(readFileSync(join(built, file), 'utf8')), file).toEqual([]);
  }

  for (const path of ['/openapi.json', '/docs/api', '/robots.txt', '/manifest.webmanifest']) {
    const answer = await page.request.get(addressOf(path));
    expect(tracesIn(await answer.text()), path).toEqual([]);
  }
});
