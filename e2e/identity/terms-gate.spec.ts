import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { openAsPlayer } from './open-as-player.ts';

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Before you come in' });

test.describe('a visitor who has not been here in this session', () => {
  test.use({ gatePassed: false });

  test('meets the gate, which neither Escape nor a click beside it closes [M-008 M-093]', {
    tag: '@every-screen',
  }, async ({ page }) => {
    await open(page, '/');
    const gate = gateOf(page);
    await expect(gate).toBeVisible();
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
  });

  test('reads who may not play and what follows for those who do [M-234 M-235]', async ({
    page,
  }) => {
    await open(page, '/');
    const gate = gateOf(page);
    const lists = gate.getByRole('list');
    await expect(lists.nth(0).getByRole('listitem')).toHaveText([
      /government.*gaming operations/i,
      /Armed Forces.*National Police/,
      /under 21/,
      /National Database of Restricted Persons/,
      /Gaming Employment License/,
    ]);
    await expect(gate.getByText(/open and public places is prohibited/)).toBeAttached();
    // Nobody can tick the box without having what follows before their eyes.
    await page.setViewportSize({ width: 320, height: 640 });
    const warning = gate.getByText(/forfeited in favour of the government/);
    const box = gate.getByRole('checkbox');
    for (const each of [warning, box]) await expect(each).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([warning.boundingBox(), box.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('can proceed only after agreeing, and is not asked again in this session [M-229 M-237 M-484]', async ({
    page,
  }) => {
    await open(page, '/');
    const proceed = gateOf(page).getByRole('button', { name: 'Proceed' });
    await expect(proceed).toBeDisabled();
    await proceedThroughGate(page);
    await open(page, '/');
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(gateOf(page)).toHaveCount(0);
  });

  test('reads the three texts that it is asked to agree to, and comes back to the gate [M-236]', async ({
    page,
  }) => {
    for (const [name, path] of [
      ['Terms of Use', '/docs/terms-of-use'],
      ['Privacy Policy', '/docs/privacy-policy'],
      ['FAQ', '/docs/faq'],
    ] as const) {
      await open(page, '/');
      const label = gateOf(page).getByRole('checkbox').locator('xpath=ancestor::label');
      await label.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await open(page, '/');
    await expect(gateOf(page)).toBeVisible();
  });

  test("has a way out to the product's social page [M-238]", async ({ page }) => {
    await open(page, '/', 'perya');
    const exit = gateOf(page).getByRole('link', { name: 'Exit' });
    await expect(exit).toHaveAttribute('href', 'https://facebook.example/perya');
  });

  for (const partner of ['maya', 'lazada', 'lazada-h5']) {
    test(`has no way out of the partner's shell, coming from ${partner} [M-233 M-238 M-483]`, async ({
      page,
    }) => {
      await open(page, `/?from=${partner}`);
      await expect(gateOf(page).getByRole('button', { name: 'Proceed' })).toBeVisible();
      await expect(gateOf(page).getByRole('link', { name: 'Exit' })).toHaveCount(0);
    });
  }

  test('sees the regulator, whose site the 21+ logo opens [M-239 M-240]', async ({ page }) => {
    await open(page, '/');
    const logo = gateOf(page).getByRole('link', { name: '21+' });
    await expect(logo).toHaveAttribute('href', 'https://www.pagcor.ph/');
    await expect(logo).toHaveAttribute('target', '_blank');
    await expect(gateOf(page).getByRole('img', { name: 'Fair gaming' })).toBeVisible();
  });

  test('does not meet it from the wallet app, nor on a landing page [M-231 M-232]', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    for (const path of ['/?from=ewallet', '/grabvip', '/grabmb', '/grabfg']) {
      await page.goto(addressOf(path));
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gateOf(page)).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('finds the sheet that a link asked for behind the gate', async ({ page }) => {
    await open(page, '/?action=login');
    await expect(gateOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await proceedThroughGate(page);
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  });

  test('reads it in Tagalog', async ({ page, context }) => {
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await open(page, '/');
    const gate = page.getByRole('dialog', { name: 'Bago ka pumasok' });
    await expect(gate.getByRole('button', { name: 'Magpatuloy' })).toBeVisible();
    await expect(gate.getByText('Mga taong wala pang 21 taong gulang')).toBeVisible();
  });

  test('finds nothing wrong with it in either theme', async ({ page }) => {
    await open(page, '/');
    await expect(gateOf(page)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  test.describe('with movement', () => {
    test.use(withMotion);

    test('sees nothing move when it comes', { tag: '@every-screen' }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON());
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, '/');
      await expect(gateOf(page)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown }).shifts)).toEqual(
        [],
      );
    });
  });
});

test('stands there again after a logout [M-230]', async ({ page }) => {
  await openAsPlayer(page, '/my');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(gateOf(page)).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
  await proceedThroughGate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
