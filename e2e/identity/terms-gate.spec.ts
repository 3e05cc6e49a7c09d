import type { Page } from '@playwright/test';
import { changeIndex } from '../lobby/index-of-page.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { liveRefused } from '../page/live-refused.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';
import { shiftsOf, watchShifts } from '../page/watch-shifts.ts';
import { withMotion } from '../page/with-motion.ts';
import { logInByCode, loginSheet } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { freshPhone } from './player.ts';

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Before you come in' });

/** The whole screen, closed by neither Escape nor a click, with nothing behind it that could be reached; and it moves nothing when it comes. */
async function expectShut(page: Page): Promise<void> {
  const gate = gateOf(page);
  await expect(gate).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await gate.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await page.mouse.click(width - 5, 5);
  await expect(gate).toBeVisible();
  // Nothing behind it can be reached, by hand or by keyboard.
  const isCovered = await page.getByRole('link', { name: 'My', exact: true }).evaluate((link) => {
    const { x, y } = link.getBoundingClientRect();
    return document.elementFromPoint(x + 1, y + 1)?.closest('dialog') !== null;
  });
  expect(isCovered).toBe(true);
  for (let time = 0; time < 8; time += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, nav') === null)).toBe(
      true,
    );
  }
}

test.describe('a visitor who has not been here in this session', () => {
  test.use({ gatePassed: false });
  test.use(withMotion);

  test('meets the gate, reads who may not play and what they agree to, and comes in after agreeing [M-008 M-093 M-229 M-234 M-235 M-236 M-237 M-239 M-240 M-484]', async ({
    page,
    context,
  }) => {
    await watchShifts(page);
    await open(page, '/');
    const gate = gateOf(page);

    await test.step('it covers the page and stays', () => expectShut(page));

    await test.step('reads who may not play and what follows for those who do', async () => {
      await expect(gate.getByRole('list').nth(0).getByRole('listitem')).toHaveText([
        /government.*gaming operations/i,
        /Armed Forces.*National Police/,
        /under 21/,
        /National Database of Restricted Persons/,
        /Gaming Employment License/,
      ]);
      await expect(gate.getByText(/open and public places is prohibited/)).toBeAttached();
      expect(await faultsInBothThemes(page)).toEqual([]);
      // Nobody can tick the box without having what follows before their eyes.
      await page.setViewportSize({ width: 320, height: 640 });
      const warning = gate.getByText(/forfeited in favor of the government/);
      const box = gate.getByRole('checkbox');
      for (const each of [warning, box]) await expect(each).toBeInViewport({ ratio: 1 });
      const [above, below] = await Promise.all([warning.boundingBox(), box.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('sees the regulator, whose site the 21+ logo opens', async () => {
      const logo = gate.getByRole('link', { name: '21+' });
      await expect(logo).toHaveAttribute('href', 'https://www.pagcor.ph/');
      await expect(logo).toHaveAttribute('target', '_blank');
      await expect(gate.getByRole('img', { name: 'Fair gaming' })).toBeVisible();
    });

    await test.step('reads the three texts that it is asked to agree to, and comes back to the gate', async () => {
      for (const [name, path] of [
        ['Terms of Use', '/docs/terms-of-use'],
        ['Privacy Policy', '/docs/privacy-policy'],
        ['FAQ', '/docs/faq'],
      ] as const) {
        const label = gate.getByRole('checkbox').locator('xpath=ancestor::label');
        await label.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(addressOf(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await page.goBack();
        await expect(page).toHaveURL(addressOf('/'));
        await expect(gate).toBeVisible();
      }
    });

    await test.step('reads it in Tagalog', async () => {
      await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
      await page.reload();
      const tagalog = page.getByRole('dialog', { name: 'Bago ka pumasok' });
      await expect(tagalog.getByRole('button', { name: 'Magpatuloy' })).toBeVisible();
      await expect(tagalog.getByText('Mga taong wala pang 21 taong gulang')).toBeVisible();
      await context.clearCookies({ name: 'perya_lang' });
    });

    await test.step('comes in after agreeing, to the sheet that a link asked for, and is not asked again in this session', async () => {
      await open(page, '/?action=login');
      await expect(gate).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(gate.getByRole('button', { name: 'Proceed' })).toBeDisabled();
      await proceedThroughGate(page);
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
      await open(page, '/');
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gate).toHaveCount(0);
    });
  });

  test('meets it on a desktop too [M-008 M-093]', { tag: '@desktop' }, async ({ page }) => {
    await watchShifts(page);
    await open(page, '/');
    await expectShut(page);
  });

  test("has a way out to the product's social page, but none out of a partner's shell, and meets no gate from the wallet app nor on a landing page [M-231 M-232 M-233 M-238 M-483]", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    await open(page, '/', 'perya');
    const exit = gateOf(page).getByRole('link', { name: 'Exit' });
    await expect(exit).toHaveAttribute('href', 'https://facebook.example/perya');
    for (const partner of ['maya', 'lazada', 'lazada-h5']) {
      await open(page, `/?from=${partner}`);
      await expect(gateOf(page).getByRole('button', { name: 'Proceed' })).toBeVisible();
      await expect(exit).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    }
    await test.step('an address alone makes nobody a wallet-app user: the app around the page does', async () => {
      for (const path of ['/?from=ewallet', '/gcash']) {
        await page.goto(addressOf(path));
        await expect(gateOf(page).getByRole('button', { name: 'Proceed' })).toBeVisible();
      }
      await page.evaluate(() => Object.assign(window, { peryaShell: { openWallet: () => {} } }));
      await goInside(page, '/s-game/category/Slot');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gateOf(page)).toHaveCount(0);
      await page.evaluate(() => Reflect.deleteProperty(window, 'peryaShell'));
      await goInside(page, '/');
      await expect(gateOf(page)).toBeVisible();
    });
    await test.step('it leaves landing pages free, in the same visit that it stands in otherwise', async () => {
      for (const path of ['/grabvip', '/grabmb', '/grabfg', '/grab-nothing']) {
        await goInside(page, path);
        await expect(gateOf(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await goInside(page, '/');
        await expect(gateOf(page)).toBeVisible();
      }
    });
  });

  test('comes before the login that a landing page leads to, which registers, and before one that its address asks for [M-008 M-231]', async ({
    page,
  }) => {
    for (const [path, ask] of [
      ['/grabvip', () => page.getByRole('button', { name: 'Join and level up' }).click()],
      ['/grabmb?action=login', async () => {}],
    ] as const) {
      await open(page, path);
      await ask();
      await expect(gateOf(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page).toHaveURL(addressOf('/'));
    }
    await open(page, '/grabvip');
    await page.getByRole('button', { name: 'Join and level up' }).click();
    await proceedThroughGate(page);
    const sheet = loginSheet(page);
    // Nobody agrees twice, and the number is what comes next.
    await expect(sheet.getByRole('checkbox', { name: /^I agree to the Terms/ })).toBeChecked();
    await expect(sheet.getByLabel('Phone number')).toBeFocused();
    await logInByCode(sheet, freshPhone());
    await expect(page).toHaveURL(/\/s-(?:vip|kyc)/);
  });

  test('stays and has its way out where the index did not come, which a toast says over it [M-008 M-238]', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/member\/index/);
    await page.route('**/member/index', (route) => route.abort());
    await changeIndex(page, () => null);
    await page.goto(addressOf('/'));
    await expect(gateOf(page).getByRole('link', { name: 'Exit' })).toHaveAttribute(
      'href',
      'https://facebook.example/perya',
    );
  });
});

test('stands there again after a logout [M-230]', async ({ page, expectProblem }) => {
  expectProblem(liveRefused);
  await openAsPlayer(page, '/my');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(gateOf(page)).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
  await proceedThroughGate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
