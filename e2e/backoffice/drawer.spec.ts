import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('cases are read one after the other, as wide as one wishes, and cover a phone whole @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await openAsStaff(page, 'risk', '/backoffice/audit');
  const rows = page.locator('tbody [data-row-link]');
  const drawer = page.locator('.case-drawer');
  const widthOf = async () => (await drawer.boundingBox())?.width ?? 0;
  await rows.nth(1).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');

  await drawer.getByRole('button', { name: 'Next case' }).click();
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('[');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');

  const peek = await widthOf();
  await page.keyboard.press('w');
  await expect.poll(widthOf).toBeGreaterThan(peek);
  const half = await widthOf();
  await drawer.getByRole('button', { name: 'Another width' }).click();
  await expect.poll(widthOf).toBeGreaterThan(half);
  await page.keyboard.press('w');
  await expect.poll(widthOf).toBe(peek);

  await page.setViewportSize({ width: 390, height: 844 });
  // All beside the rail of rooms, by which one leaves it.
  const main = await page.getByRole('main').boundingBox();
  await expect.poll(widthOf).toBe(main?.width);
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('beside an open case at 1280 a colleague’s role is still read, as an amount would be @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await openAsStaff(page, 'administrator', '/backoffice/settings/staff');
  await page.goto(`${page.url()}/${id}`);
  await expect(page.locator('.case-drawer')).toBeVisible();
  const row = page.locator('tbody tr', { has: page.locator('[aria-current]') });
  const role = row.getByRole('cell').nth(2);
  await expect(role).toHaveText('Administrator');
  // What lies over it would be met where its words end.
  const isRead = await role.evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { right, top, height } = words.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(right - 1, top + height / 2));
  });
  expect(isRead).toBe(true);
});
