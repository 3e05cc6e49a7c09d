import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop what opens over a page is not lost on whoever is quicker than the line, and the exact time is said on hover and focus', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/over-/, async (route) => {
    await held;
    await route.continue();
  });
  await openAsStaff(page, 'administrator', '/backoffice/players');
  const table = page.getByRole('table', { name: 'Players' });
  await expect(table.locator('tbody tr').first()).toBeVisible();
  const columns = page.getByRole('button', { name: 'Columns' });
  const early = page.getByRole('textbox', { name: 'Go anywhere, do anything' });

  await test.step('a menu that was asked for before its code is there, and letters for the palette', async () => {
    await columns.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audi');
    await expect(early).toHaveValue('audi');
    await page.keyboard.press('Escape');
    await expect(early).toHaveCount(0);
    arrive();
    await expect(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(columns).toBeFocused();
  });

  await test.step('a menu by keys, as any other', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
  });

  await test.step('a moment', async () => {
    const time = table.locator('time[data-short]').first();
    const tip = page.getByRole('tooltip');
    await time.hover();
    await expect(tip).toContainText('PHT');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await time.focus();
    await expect(tip).toContainText('PHT');
    await expect(time).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '');
  });
});
