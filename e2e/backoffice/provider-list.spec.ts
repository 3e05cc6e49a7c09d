import { join } from 'node:path';
import type { Role } from '@perya/contract/staff/roles';
import { type Browser, mergeTests, type Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test as pageTest } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { test as serverTest } from '../setup/server-test.ts';
import { spawnScript } from '../setup/spawn-script.ts';
import { approveRequest } from './approve-request.ts';
import { grantStaff } from './grant-staff.ts';

const test = mergeTests(pageTest, serverTest);

/** A venue of Hub88 with one game, and two nights that were compared. */
const furnish = (dataDir: string) =>
  lookIntoDatabase(
    dataDir,
    `with venue as (
       insert into catalogue.venue (code, name, launch_url, is_own)
       values ('hub88', 'Hub88', 'https://games.hub88.example', true) returning id),
     platform as (
       insert into catalogue.platform (venue_id, id, name, logo, is_own)
       select id, 'hub88', 'Hub88', '', true from venue returning venue_id),
     game as (
       insert into catalogue.game (code, venue_id, platform_id, en_name, img, provider_game, category, game_type,
         rtp, stake_min, stake_max, is_online, updated_name)
       select 'dragon-rising', venue_id, 'hub88', 'Dragon Rising', '', 'clt_dragonrising', 'Slot', 3, 95, 100,
         100000, true, 'test' from platform),
     nights as (
       insert into games.comparison (venue, day, theirs, ours, differences, problem)
       values ('hub88', '2026-11-17', 1204, 1203, 1, null), ('hub88', '2026-11-18', 0, 0, 0, 'timeout'))
     insert into games.difference (venue, day, transaction_id, what, theirs)
     values ('hub88', '2026-11-17', '16d2dcfe-b89e-11e7-854a-58404eea6d16', 'unknown-here', 1250)`,
  );

test('the games desk takes over what a provider lists, risk approves it, and the nights’ comparison is read @desktop', async ({
  page,
  browser,
  folder,
  start,
}) => {
  const hub = spawnScript('sandbox/src/hub88/run-hub88.ts');
  const settings: Record<string, string> = JSON.parse(await hub.nextLine());
  const PERYA_DATA = join(folder, 'data');
  const port = await start({
    PERYA_DATA,
    PERYA_PUBLIC_URL: 'https://play.casino.example',
    ...settings,
  }).ready;
  await furnish(PERYA_DATA);
  const origin = `http://127.0.0.1:${port}`;

  async function openAs(tab: Page, role: Role, path: string) {
    const { token } = await grantStaff(role, PERYA_DATA);
    const cookie = { name: 'perya_staff', value: token, domain: '127.0.0.1', httpOnly: true };
    await tab.context().addCookies([{ ...cookie, path: '/backoffice', sameSite: 'Strict' }]);
    await tab.goto(`${origin}${path}`);
  }
  async function approve(another: Browser, path: string) {
    const desk = await another.newContext();
    const second = await desk.newPage();
    await openAs(second, 'risk', path);
    await approveRequest(second);
    await desk.close();
  }

  await openAs(page, 'games', '/backoffice/games/venues');
  await page.getByRole('button', { name: 'Games that Hub88 lists' }).click();
  const list = page.getByRole('dialog', { name: 'Games that Hub88 lists' });
  await list.getByLabel('Dragon Rising, return: 95.00 → 96.50').check();
  await list.getByLabel('Speed Baccarat A (Evolution Gaming), Live, 98.94 %, en').check();
  await list
    .getByLabel('Live Baccarat Lobby (Evolution Gaming), Live, return not said, en')
    .check();
  await list.getByLabel('Reason').selectOption('planned');
  await list.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(list).toContainText('A figure such as 96.5');
  await list.getByLabel('Return where the provider says none').fill('97.5');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: 'Ask for approval' }).click();
  await list.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByText('Speed Baccarat A (evo-speedbaccarata)')).toBeVisible();
  await approve(browser, new URL(page.url()).pathname);

  await page.goto(`${origin}/backoffice/games?venue=hub88`);
  await expect(page.getByText('Live Baccarat Lobby')).toBeVisible();
  await expect(page.getByText('Speed Baccarat A')).toBeVisible();

  await page.goto(`${origin}/backoffice/games/venues`);
  await page.getByRole('button', { name: 'Comparison with Hub88' }).click();
  const nights = page.getByRole('dialog', { name: 'Comparison with Hub88' });
  await expect(nights.getByRole('row', { name: /2026-11-17 1204 1203/ })).toContainText(
    '1 told otherwise',
  );
  await expect(nights).toContainText('The provider did not answer in time');
  await expect(nights.getByRole('row', { name: /16d2dcfe/ })).toContainText('Never came here');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await hub.stop();
});
