import type { Task } from '@perya/contract/promotions/calls/tasks';
import type { Page } from '@playwright/test';
import { answer, openAsPayer, refuse } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { elsewhere, freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import { becomeWalletUser } from '../partners/enter-by-link.ts';
import { checkInElsewhere, doEverything, letDaysPass, verifyIdentity } from './newcomer.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const balance = (page: Page) => page.getByText('Your Filcoins').locator('xpath=..');
const days = (page: Page) =>
  page.getByRole('list', { name: 'Days of this week' }).getByRole('listitem');
const states = (page: Page) =>
  days(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-state')));
const calendar = (page: Page) => page.getByRole('table', { name: 'Checked-in record' });

test('walks a newcomer through the first week, from the registration to the last newbie task and the seventh check-in [A-010 A-047 G-169 G-247 M-007 M-060 M-061 M-062 M-063 M-064 M-156 M-157 M-158 M-161 M-164 M-165 M-166 M-167 M-168 M-169 M-170 M-171 M-432]', async ({
  page,
  context,
}) => {
  await context.route('https://facebook.example/**', (route) => route.fulfill({ body: 'a page' }));
  const phone = await openAsPlayer(page, '/s-points');
  const head = page.getByRole('navigation', { name: 'Filcoins' });
  await expect(head.getByRole('link', { name: 'Earn Filcoins' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(head.getByRole('link', { name: 'Redeem Filcoins' })).toHaveAttribute(
    'href',
    '/s-points/mall',
  );
  const tabs = page.getByRole('tablist', { name: 'Tasks' }).getByRole('tab');
  await expect(tabs).toHaveText(['Newbie Tasks', 'Daily Tasks']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('timer')).toHaveText(
    /^Newbie tasks will end: 6 days and, 23:\d\d:\d\d$/,
  );
  await expect(button(page, 'Go: Verify your identity')).toBeVisible();
  await expect(balance(page)).toContainText('0');
  // The login of today waits to be collected.
  const tab = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Filcoins$/ });
  await expect(tab).toContainText('1');

  expect(await states(page)).toEqual(['waiting', ...Array(6).fill('pending')]);
  await button(page, 'Check in').click();
  await expect(button(page, 'Checked in today')).toBeDisabled();
  await expect.poll(() => states(page)).toEqual(['checked', ...Array(6).fill('pending')]);
  await expect(calendar(page).locator('[data-status=signed]')).toHaveCount(1);
  await expect(balance(page)).toContainText('20');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const page2 = context.waitForEvent('page');
  await button(page, 'Follow: Follow us on Facebook').click();
  expect((await page2).url()).toBe('https://facebook.example/perya');
  await expect(balance(page)).toContainText('70');

  await tabs.last().click();
  await expect(page.getByText("Complete today's tasks to get 470 Points")).toBeVisible();
  await button(page, 'Collect: Log in today').click();
  await expect(button(page, 'Collected: Log in today')).toBeDisabled();
  await expect(tab).not.toContainText('1');

  await verifyIdentity(phone);
  for (let day = 2; day < 7; day += 1) {
    await letDaysPass(phone, 1);
    await checkInElsewhere(phone);
  }
  await letDaysPass(phone, 1);
  await doEverything(phone);
  const other = elsewhere();
  await other.login(phone);
  await other.proveEmail(`${phone}@example.com`);
  // What a tile of the welfare page leaves behind, for one opening.
  await page.evaluate(() => sessionStorage.setItem('perya:v1:points-tab', '1'));
  // The second half of the week is walked on a desktop.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/s-points');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().click();
  await expect(page.getByRole('timer')).toHaveText(
    /^Newbie tasks will end: 0 days and, 23:\d\d:\d\d$/,
  );
  const tiers = page
    .getByRole('list', { name: 'Milestones of Play rounds of slots' })
    .getByRole('listitem');
  await expect(tiers.filter({ hasText: 'Collected' })).toHaveCount(3);
  for (const task of [
    'Verify your identity',
    'Make your first deposit',
    'Play rounds of slots',
    'Play rounds of live games',
    'Confirm your email address',
  ]) {
    await button(page, `Collect: ${task}`).click();
    await expect(button(page, `Completed: ${task}`)).toBeDisabled();
  }
  await expect.poll(() => states(page)).toEqual([...Array(6).fill('checked'), 'waiting']);
  await expect(
    page.getByText('6 of 7 days in a row. The seventh brings 200 Filcoins more.'),
  ).toBeVisible();
  await button(page, 'Check in').click();
  await expect.poll(() => states(page)).toEqual(Array(7).fill('checked'));
  // Check-ins 580, the page 50, the login 10, and the five tasks 1,500.
  await expect(balance(page)).toContainText('2,140');

  await letDaysPass(phone, 1);
  await open(page, '/s-points');
  await expect(tabs).toHaveText(['Daily Tasks']);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible();
  await expect(button(page, 'Check in')).toBeEnabled();
});

/** Weeks that a month touches, five at least. */
function cellsOf(month: string): number {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getUTCDay() + count > 35 ? 42 : 35;
}

test('has a calendar of the months in both languages, from Sunday to Saturday, with what was missed [G-137 M-065 M-066 M-067 M-170 M-174 M-440 M-479]', async ({
  page,
}) => {
  const phone = freshPhone();
  await elsewhere().register(phone);
  await verifyIdentity(phone);
  await checkInElsewhere(phone);
  await letDaysPass(phone, 2);
  await openAsPlayer(page, '/s-points', phone);
  await expect
    .poll(() => states(page))
    .toEqual(['checked', 'lost', 'waiting', ...Array(4).fill('pending')]);
  await expect(calendar(page).getByRole('columnheader')).toHaveText([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  const today = calendar(page).locator('[aria-current=date]');
  await expect(today).toHaveAttribute('data-status', 'pending');
  await expect(today).toHaveAttribute('data-today', 'true');
  await expect(button(page, 'Next month')).toHaveCount(0);
  const shownMonth = async () =>
    (await calendar(page).locator('[data-date]').first().getAttribute('data-date'))?.slice(0, 7) ??
    '';
  const current = await shownMonth();
  await expect(calendar(page).getByRole('cell')).toHaveCount(cellsOf(current));
  for (let back = 0; back < 12; back += 1) {
    const before = await shownMonth();
    await button(page, 'Previous month').click();
    await expect.poll(shownMonth).not.toBe(before);
    if (cellsOf(await shownMonth()) === 42) break;
  }
  await expect(calendar(page).getByRole('cell')).toHaveCount(42);
  await expect(calendar(page).getByRole('row')).toHaveCount(7);
  // Before the registration there was nothing to miss.
  await expect(calendar(page).locator('[data-status=missed]')).toHaveCount(0);
  while ((await shownMonth()) !== current) {
    const before = await shownMonth();
    await button(page, 'Next month').click();
    await expect.poll(shownMonth).not.toBe(before);
  }
  await expect(button(page, 'Next month')).toHaveCount(0);

  await page.getByRole('radio', { name: 'Tagalog' }).click();
  await expect(page.getByRole('heading', { name: 'Check-in record' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Newbie Tasks', 'Daily Tasks']);
  await expect(page.getByRole('heading', { name: 'I-verify ang identity mo' })).toBeVisible();
});

test('calls no day missed while the record of check-ins loads or after it failed, and reads it once more at a tap [M-065]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/daily\/history/);
  const phone = freshPhone();
  await elsewhere().register(phone);
  await letDaysPass(phone, 2);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/promo/task/daily/history*', async (route) => {
    await held;
    await route.abort();
  });
  await openAsPlayer(page, '/s-points', phone);
  const missed = calendar(page).locator('[data-status=missed]');
  await expect(calendar(page)).toHaveAttribute('aria-busy', 'true');
  await expect(calendar(page).locator('[aria-current=date]')).toBeVisible();
  await expect(missed).toHaveCount(0);
  fail();
  await expect(page.getByText('The record could not be loaded.')).toBeVisible();
  await expect(calendar(page)).toHaveAttribute('aria-busy', 'false');
  await expect(missed).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.unroute('**/promo/task/daily/history*');
  await button(page, 'Try again').click();
  await expect(page.getByText('The record could not be loaded.')).toHaveCount(0);
  // Yesterday was missed, unless it lies in the month before.
  const today = await calendar(page).locator('[aria-current=date]').getAttribute('data-date');
  await expect(missed).toHaveCount(Math.min(2, Number(today?.slice(-2)) - 1));
});

const config = JSON.stringify({
  bonus: 10,
  daily: [],
  daily_done: [],
  sign_in_days: 0,
  type: 1,
  progress_bar: 0,
  goal_progress: 0,
  constraints: [{ value: 1, bonus: 10 }],
});
const taskOf = (ty: number, task_state: number, name: string): Task => ({
  ty,
  name,
  images: [],
  config,
  task_state,
  task_category: 1,
  state: 1,
  start_at: 1000,
  end_at: 2000,
  link: '',
});

/** States that a player of the demo operator does not come by. */
async function offerTasks(page: Page) {
  await page.route('**/promo/task/newbie/list', (route) =>
    answer(route, {
      d: [
        taskOf(2, 0, 'Get the app'),
        taskOf(4, 0, 'Deposit once'),
        taskOf(1, 4, 'Too late'),
        taskOf(6, 9, 'Under way'),
        taskOf(3, 2, 'Play'),
      ],
      cur_time: 1000,
      start_time: 1000,
      is_newbie: 0,
    }),
  );
}

test('names every state, tells nobody but the log of a claim that fails, hides the app from partners, and leads the wallet-app player to the wallet app [M-159 M-160 M-162 M-163 M-321 M-406]', async ({
  page,
  expectProblem,
}) => {
  let phone = '';
  await test.step('states, and a claim that fails', async () => {
    await offerTasks(page);
    await page.route('**/promo/task/newbie/claim*', (route) =>
      refuse(route, 'TASK_NOT_DONE', 'No'),
    );
    phone = await openAsPayer(page, '/s-points');
    await expect(button(page, 'Failed: Too late')).toBeDisabled();
    await expect(button(page, 'Ongoing: Under way')).toBeDisabled();
    await expect(button(page, 'Go: Get the app')).toBeEnabled();
    const logged = page.waitForEvent('console', (message) => message.text().includes('A task'));
    await button(page, 'Collect: Play').click();
    await logged;
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a list that fails is logged and offers to try again', async () => {
    expectProblem(/task\/daily\/list|live\/credential/);
    await withoutLive(page);
    await page.route('**/promo/task/daily/list', (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.text().includes('A list'));
    await open(page, '/s-points');
    await logged;
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText('Your tasks could not be loaded');
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.unroute('**/promo/task/daily/list');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(button(page, 'Collect: Play')).toBeVisible();
  });

  await test.step('inside the wallet app', async () => {
    await nameAddresses(page, { walletAppUrl: addressOf('/wallet-app/{action}') });
    await page.route('**/wallet-app/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>wallet app</h1>' }),
    );
    await becomeWalletUser(page, phone);
    await open(page, '/s-points');
    await expect(button(page, 'Go: Deposit once')).toBeVisible();
    await expect(button(page, 'Go: Get the app')).toHaveCount(0);
    await button(page, 'Go: Deposit once').click();
    await expect(page).toHaveURL(addressOf('/wallet-app/deposit'));
    await expect(page.getByRole('heading', { name: 'wallet app' })).toBeVisible();
  });
});
