import type { Announcement } from '@perya/contract/announcements/calls/announcements';
import type { Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { liveRefused } from '../page/live-refused.ts';
import { goInside, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { announce } from './announce.ts';

test.use(withPictures);

const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);

/** Nobody else among the tests has come so far: what is announced to it disturbs none of them. */
const level = 27;

const told = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const close = (page: Page, name: string) =>
  told(page, name).getByText('Close', { exact: true }).click();

test('announcements are asked for with h5 on the generic host and with the tag of the host on a brand’s [G-233 M-387]', async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/member/popup/list') asked.push(searchParams.get('brand'));
  });
  for (const brand of ['h5', 'sinag', 'tala'] as const) {
    await open(page, '/', brand);
    await expect.poll(() => asked.at(-1)).toBe(brand);
  }
  expect(new Set(asked)).toEqual(new Set(['h5', 'sinag', 'tala']));
});

/** Each look begins with what comes first: whatever is shown in its place was not shown by mistake. */
test('announcements come in their order, once a day or once in a login, over reload, second tab, logout and the next day [M-145 M-247 M-248 M-249 M-250 M-251 M-253 M-254 M-336]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(liveRefused);
  const phone = freshPhone();
  await bringSession(context, await openSession({ phone }));
  await look(
    `insert into vip.standing (bucket, uid, level, staked)
     select platform.bucket_of(uid), uid, ${level}, 0 from identity.player where phone = '${phone}'
     on conflict on constraint standing_pkey do update set level = excluded.level`,
  );
  await announce({ level, title: 'Switched off', frequency: 2, seq: 0, isOn: false });
  await announce({ level, title: 'Of last week', frequency: 2, seq: 0, from: -200, until: -1 });
  await announce({ level, title: 'Of next week', frequency: 2, seq: 0, from: 90 });
  await announce({ level, title: 'Once a day', frequency: 1, seq: 2000 });
  await announce({ level, title: 'In each login', frequency: 2, seq: 1000 });
  await open(page, '/');
  await expect(told(page, 'In each login')).toContainText('The lights are on.');
  await expect(told(page, 'In each login').locator('img')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await close(page, 'In each login');
  // One in a visit opens by itself; the next waits behind the bell.
  await page.getByRole('button', { name: 'Waiting for you: 1' }).click();
  await told(page, 'Waiting for you').getByRole('button', { name: 'Once a day' }).click();
  await told(page, 'Once a day').getByRole('link', { name: 'See more' }).click();
  await expect(page).toHaveURL(/\/welfare$/);
  await expect(told(page, 'Once a day')).toHaveCount(0);

  // What was shown is not shown again, after a reload and in a second tab: the next one is.
  await announce({ level, title: 'After the reload', frequency: 2, seq: 7000 });
  await open(page, '/');
  await close(page, 'After the reload');
  await announce({ level, title: 'In the second tab', frequency: 2, seq: 8000 });
  const second = await context.newPage();
  await open(second, '/my');
  // The reminder of the identity check comes first, and nothing more of the house in this visit.
  await second.getByRole('dialog', { name: 'KYC reminder' }).getByLabel('Close').click();
  await second.getByRole('button', { name: 'Waiting for you: 1' }).click();
  await told(second, 'Waiting for you').getByRole('button', { name: 'In the second tab' }).click();
  await close(second, 'In the second tab');
  await second.close();

  // On the next day the daily one comes again, in the same login.
  const tomorrow = await context.newPage();
  await tomorrow.clock.install({ time: Date.now() + 24 * 3600 * 1000 });
  await open(tomorrow, '/');
  await expect(told(tomorrow, 'Once a day')).toBeVisible();
  await tomorrow.close();

  // A logout forgets those of the login and keeps the daily one.
  await open(page, '/my');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await proceedThroughGate(page);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('perya:v1:announcements') ?? '{}'));
  await expect
    .poll(async () =>
      Object.values<{ frequency: number }>(await kept()).map((mark) => mark.frequency),
    )
    .toEqual([1]);
  await bringSession(context, await openSession({ phone }));
  await open(page, '/');
  await close(page, 'In each login');
  await open(page, '/');
  await close(page, 'After the reload');

  // Both stand in the user centre, also what is over and what was never shown here.
  await goInside(page, '/my/announcements');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.filter({ hasText: 'Of last week' })).toContainText('Ended');
  await expect(list.filter({ hasText: 'Once a day' })).toContainText('Active');
  await expect(list.filter({ hasText: /Switched off|Of next week/ })).toHaveCount(0);
  const rows = await look(
    `select s.times from announcements.seen s join announcements.announcement a on a.id = s.announcement_id
     where a.title_en = 'In each login' and s.uid = (select uid from identity.player where phone = '${phone}')`,
  );
  expect(rows).toEqual([{ times: 2 }]);
});

test.describe('a visitor', () => {
  test.use({ gatePassed: false });

  test('passes the gate first, and is told once in each page load [M-144 M-252]', async ({
    page,
  }) => {
    const now = Math.floor(Date.now() / 1000);
    const popup: Announcement = {
      id: '900000',
      frequency: 2,
      seq: 1,
      state: 1,
      visible_type: 3,
      level_list: '',
      url: '/art/announcements/box-720.webp',
      link_h5: '',
      visible_user_list: '7',
      start_time: now - 60,
      end_time: now + 600,
      updated_at: now,
      title: { en: 'For everybody', tl: 'Para sa lahat' },
      body: { en: '', tl: '' },
    };
    const broken = { ...popup, id: '900001', seq: 0, url: '/art/announcements/none.webp' };
    await page.route('**/member/popup/list?brand=h5', (route) =>
      route.fulfill({ json: { status: true, data: [broken, popup] } }),
    );
    await page.route('**/art/announcements/none.webp', (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
    );
    await open(page, '/');
    await expect(page.getByRole('dialog', { name: 'Before you come in' })).toBeVisible();
    await expect(told(page, 'For everybody')).toHaveCount(0);
    await proceedThroughGate(page);
    // Not before the first look around.
    await goInside(page, '/s-game/sections/new');
    await close(page, 'For everybody');
    await page.reload();
    await close(page, 'For everybody');
  });
});
