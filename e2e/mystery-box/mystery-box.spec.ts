import type { Page } from '@playwright/test';
import {
  amountField,
  depositButton,
  openAsPayer,
  refuse,
  sheetOf,
} from '../deposit/deposit-page.ts';
import { setStatus } from '../identity/player-with-status.ts';
import { liveRefused } from '../page/live-refused.ts';
import { noteToasts } from '../page/note-toasts.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { goInside, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { routeOnce } from '../page/route-once.ts';
import { expect, test } from '../page/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Mystery box' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Mystery box' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Mystery box' });
const claimCall = '**/promo/blindbox/claim';

/** Deposits what earns a box, by the way that its popup offers, and comes home. */
async function earnBox(page: Page): Promise<string> {
  const phone = await openAsPayer(page, '/');
  await button(page).click();
  await expect(popup(page)).toContainText('₱0.00 / ₱500.00');
  await popup(page).getByRole('button', { name: 'Deposit' }).click();
  const sheet = sheetOf(page);
  await sheet.getByText('QR Ph', { exact: true }).click();
  await amountField(sheet).fill('500');
  await depositButton(sheet).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/s-transaction\/status/);
  await expect(async () => {
    await open(page, '/');
    await expect(prompt(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return phone;
}

test('a deposit earns a box, which waits in a prompt with its countdown and opens in the popup [A-011 A-231 A-240 G-217 M-081 M-084 M-219 M-220 M-223 M-337 M-482]', async ({
  page,
}) => {
  const phone = await earnBox(page);
  await expect(prompt(page).getByRole('timer')).toContainText(/Ends in 2[34]:\d\d:\d\d/);
  await prompt(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt(page)).toBeHidden();
  const claims: string[] = [];
  await page.route(claimCall, (route) => {
    claims.push(`${route.request().headers()['content-type']} ${route.request().postData()}`);
    return route.continue();
  });
  await test.step('the gate says in its dialog that it stays shut, in place of the popup', async () => {
    await setStatus(phone, 'rejected');
    await page.reload();
    await prompt(page).getByRole('button', { name: 'Cancel' }).click();
    await button(page).click();
    await popup(page).getByRole('button', { name: 'Open the box' }).click();
    const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
    await expect(reminder.getByText(/to participate in welfare activities!$/)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await reminder.getByRole('button', { name: 'Close' }).click();
    await setStatus(phone, 'fully_kyc');
    await page.reload();
    await prompt(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: 'Wallet: ₱525.00' })).toBeVisible();
    claims.length = 0;
  });
  await button(page).click();
  await popup(page).getByRole('button', { name: 'Open the box' }).click();
  const won = popup(page).getByText(/^You get \d+\.00 PHP$/);
  await expect(won).toBeVisible();
  const amount = /[\d.]+/.exec((await won.textContent()) ?? '')?.[0] ?? '';
  // It stays until it is tapped away, and there is nothing left to open or to earn today.
  await popup(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(popup(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
  expect(claims).toEqual([expect.stringMatching(/^application\/x-www-form-urlencoded.* pid=1$/)]);
  await open(page, '/blind-box');
  await expect(page.getByText('Won in boxes (PHP)').locator('..')).toContainText(amount);
  const today = page.getByRole('region', { name: 'Boxes of the month' }).getByRole('listitem');
  await expect(today).toContainText(['Opened']);
  await expect(page.getByRole('table', { name: 'What can be in a box' })).toContainText('888.00');
  await open(page, '/my');
  // With the cashback of the deposit.
  const balance = (525 + Number(amount)).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  await expect(page.getByRole('region', { name: 'My Balance' })).toContainText(balance);

  await page.getByRole('main').getByRole('radio', { name: 'Tagalog' }).check();
  await onDesktop(page, async () => {
    await goInside(page, '/blind-box');
    await expect(page.getByText('Napanalunan sa mga box (PHP)').locator('..')).toContainText(
      amount,
    );
    const boxes = page.getByRole('region', { name: 'Mga box ng buwan' }).getByRole('listitem');
    await expect(boxes).toContainText(['Nabuksan']);
  });
});

test('the prompt opens it too, takes no second tap meanwhile, and says nothing of a failure [M-216 M-217 M-426]', async ({
  page,
}) => {
  const said = await noteToasts(page);
  await earnBox(page);
  await test.step('it does not follow to other pages, and is offered again in the lobby', async () => {
    await goInside(page, '/my');
    await expect(page.getByRole('region', { name: 'My Balance' })).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await goInside(page, '/');
    await expect(prompt(page)).toBeVisible();
  });
  said.length = 0;
  await routeOnce(page, claimCall, (route) => refuse(route, 'BOX_NONE', 'There is no box'));
  const logged = page.waitForEvent('console', (message) => message.text().includes('mystery box'));
  await prompt(page).getByRole('button', { name: 'Open' }).click();
  expect((await logged).type()).toBe('debug');
  await expect(prompt(page).getByRole('button', { name: 'Open' })).toBeEnabled();
  await expect(page.getByText('There is no box')).toHaveCount(0);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(claimCall, async (route) => {
    await answered;
    await route.continue();
  });
  await prompt(page).getByRole('button', { name: 'Open' }).click();
  await expect(prompt(page).getByRole('button', { name: 'Open' })).toBeDisabled();
  await expect(prompt(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer();
  await expect(prompt(page)).toContainText(/You get \d+\.00 PHP/);
  await prompt(page).getByRole('button', { name: 'Close' }).click();
  await expect(prompt(page)).toBeHidden();
  // Long enough after the failure for every toast to have come.
  expect(said).toEqual([]);
});

test('a visitor and other pages show no button, the page of boxes needs a login, a tile of the hub opens it once, however often it is tapped, and a logout takes popup and button away [A-045 G-092 M-082 M-083 M-225 M-470]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(liveRefused);
  await test.step('a visitor', async () => {
    await open(page, '/');
    await expect(button(page)).toHaveCount(0);
    await open(page, '/blind-box');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('the tile', async () => {
    await openAsPayer(page, '/welfare');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Mystery box/ })
      .dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Mystery box' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/welfare$/);
  });

  await test.step('other pages, and a logout', async () => {
    await goInside(page, '/my');
    await expect(page.getByRole('region', { name: 'My Balance' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await goInside(page, '/');
    await button(page).click();
    await expect(popup(page)).toBeVisible();
    const other = await page.context().newPage();
    await open(other, '/my');
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(popup(page)).toBeHidden();
    await proceedThroughGate(page);
    await expect(button(page)).toHaveCount(0);
  });
});
