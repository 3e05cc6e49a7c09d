import { faultsOf } from '../page/faults/faults.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

/** Past this many a list keeps only some rows in the page. */
const plainRowsMax = 200;

test('@desktop a list of hundreds of rows keeps those in sight in the page, tells a screen reader of all, and leads through them by keys without losing the focus', async ({
  page,
}) => {
  await openAsStaff(page, 'games', '/backoffice/games');
  const table = page.getByRole('table', { name: 'Catalogue' });
  const rows = table.locator('tr[aria-rowindex]');
  const place = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(rows.first()).toBeVisible();

  await test.step('every page is read on', async () => {
    for (let read = 50; read <= plainRowsMax; read += 50) {
      await expect(table.locator(`tr[aria-rowindex="${read + 1}"]`)).toBeAttached();
      await more.scrollIntoViewIfNeeded();
      await more.click();
    }
    await expect(more).toBeHidden();
  });
  const all = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(all).toBeGreaterThan(plainRowsMax);

  await test.step('few of them stand in the page', async () => {
    await expect.poll(() => rows.count()).toBeLessThan(120);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('keys lead to both ends and on from there', async () => {
    await page.keyboard.press('End');
    expect(await place()).toBe(String(all + 1));
    await expect(table.locator(`tr[aria-rowindex="${all + 1}"]`)).toBeInViewport();
    await page.keyboard.press('k');
    expect(await place()).toBe(String(all));
    await page.keyboard.press('Home');
    expect(await place()).toBe('2');
    await expect(table.locator('tr[aria-rowindex="2"]')).toBeInViewport();
    await page.keyboard.press('j');
    expect(await place()).toBe('3');
  });

  await test.step('what has the focus stays, however far one scrolls', async () => {
    await table.hover();
    await page.mouse.wheel(0, 100_000);
    await expect(table.locator(`tr[aria-rowindex="${all + 1}"]`)).toBeInViewport();
    expect(await place()).toBe('3');
    await expect(table.locator('tr[aria-rowindex="60"]')).toBeHidden();
    await page.keyboard.press('j');
    expect(await place()).toBe('4');
    await expect(table.locator('tr[aria-rowindex="4"]')).toBeInViewport();
  });
});
