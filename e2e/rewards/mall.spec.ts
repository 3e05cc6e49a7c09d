import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus, setStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const look = <Row extends object>(query: string) =>
  lookIntoDatabase<Row>(process.env['E2E_DATA'] ?? '', query);

/** A player with Filcoins, credited as a reward is. */
async function playerWithFilcoins(amount: number): Promise<string> {
  const phone = await playerWithStatus('fully_kyc');
  await look(`select points.post(array[uid], array['test'], array['F' || uid], array[sha256('x')],
    array[${amount}::bigint], array[0::bigint], array[null::bigint], array[null::bigint], array[false],
    array[1], array['issued:gift'], array[-${amount}::bigint])
    from identity.player where phone = '${phone}'`);
  return phone;
}

test('a player looks through the mall, redeems a code and orders a thing [A-009 M-061 M-068 M-069 M-070 M-071 M-072 M-175 M-176 M-178 M-179 M-180 M-181 M-182 M-183 M-184 M-189 M-190 M-261 M-262 M-264 M-267 M-268 M-269 M-271 M-272 M-273 M-274 M-275 M-405 M-408 M-410 M-434 M-435 M-438 M-439 M-480 M-445]', async ({
  page,
}) => {
  const phone = await playerWithFilcoins(30_000);
  await page.clock.install();
  await openAsPlayer(page, '/s-points/mall', phone);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const items = main.getByRole('list', { name: 'Items' });
  await expect(main.getByRole('link', { name: 'Redeem Filcoins' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Ten a page: the rest comes when four fifths were scrolled.
  await expect(items.getByRole('listitem')).toHaveCount(10);
  const [first, second] = await Promise.all(
    [0, 1].map((nth) => items.getByRole('listitem').nth(nth).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  await page.mouse.wheel(0, 4000);
  // The demo's twelve, and what staff may have put beside them meanwhile.
  await expect.poll(() => items.getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
  await expect(main.getByText('No more items')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await main.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByText('High to low points').click();
  await dialog.getByText('10,001 to 50,000').click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(items.getByRole('listitem')).toHaveCount(5);
  await expect(items.getByRole('listitem').first()).toContainText('Shopping gift card ₱500');
  await main.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByText('All', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await items.getByRole('link', { name: /Smartphone/ }).click();
  await expect(main.getByRole('button', { name: 'Insufficient Points' })).toBeDisabled();
  await page.goBack();
  await items.getByRole('link', { name: /Rice cooker/ }).click();
  await expect(main.getByRole('button', { name: 'Restocking...' })).toBeDisabled();
  await page.goBack();

  await items.getByRole('link', { name: /Load card ₱100/ }).click();
  await expect(main).toContainText('Redemption Instructions');
  await expect(main.getByText('1/2')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main.getByRole('button', { name: 'Redeem Now' }).click();
  await expect(dialog.getByRole('heading', { name: 'Hint' })).toBeVisible();
  await expect(dialog).toContainText(
    'This will consume 9,800 points, which cannot be refunded after redemption',
  );
  await expect(dialog).toContainText('Your Filcoins can buy 3 of these.');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog).not.toContainText('Only 3 stocks');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog).toContainText('Only 3 stocks');
  await page.clock.runFor(3000);
  await expect(dialog).not.toContainText('Only 3 stocks');
  await dialog.getByRole('button', { name: 'One less' }).click();
  await dialog.getByRole('button', { name: 'One less' }).click();
  // A refusal of the server is said in its own words, and nothing was taken.
  const order = '**/member/order/submit';
  await page.route(order, (route) =>
    route.fulfill({ json: { status: false, data: 'The courier is on strike', code: 'X' } }),
  );
  await dialog.getByRole('button', { name: 'Confirm Exchange' }).click();
  const refusal = page.locator('.toast').filter({ hasText: 'The courier is on strike' });
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/s-points\/detail\//);
  await page.unroute(order);
  await dialog.getByRole('button', { name: 'Confirm Exchange' }).click();
  await expect(page.locator('.toast').getByText('Redemption successful')).toBeVisible();
  await expect(page).toHaveURL(/\/s-points\/mall\/detail$/);
  await expect(main.getByRole('heading', { name: 'Details' })).toBeVisible();
  const redeemed = main.getByRole('list', { name: 'Redeemed' });
  await expect(redeemed).toContainText(/Load card ₱100 × 1.*−9,800.*Redemption successful/);
  await redeemed.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=RedeemFilcoins$/);
  await expect(main).toContainText(/DEMO-[0-9A-F]{12}/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goBack();
  await main.getByRole('link', { name: 'Earned' }).click();
  await expect(main).toContainText('No data available');
  await main.getByRole('link', { name: 'Back to the mall' }).click();

  await items.getByRole('link', { name: /Fiesta T-shirt/ }).click();
  await main.getByRole('button', { name: 'Redeem Now' }).click();
  await dialog.getByRole('button', { name: 'Redeem Now' }).click();
  for (const text of [
    'Recipient name is required',
    'Phone number is required',
    'Delivery address is required',
    'Email address is required',
  ]) {
    await expect(dialog).toContainText(text);
  }
  const name = dialog.getByRole('textbox', { name: 'Recipient Name' });
  await expect(name).toHaveAttribute('placeholder', 'Enter full name');
  await name.fill('Maria Clara');
  await expect(name).toHaveAttribute('maxlength', '20');
  const number = dialog.getByRole('textbox', { name: 'Phone Number' });
  await expect(dialog).toContainText('+63');
  await number.pressSequentially('7170000001');
  await expect(number).toHaveValue('917 000 0001');
  const address = dialog.getByRole('textbox', { name: 'Delivery Address' });
  await address.fill('Unit 4-B');
  await expect(address).toHaveAccessibleDescription(
    'Allowed characters: A-Z, a-z, space, comma, period Write a space instead',
  );
  await address.fill('Unit 4 B, Muñoz St., Parañaque');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill('maria@example');
  await expect(dialog).toContainText('Email Address Error');
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill('maria@example.com');
  await dialog.getByText('Pickup at store').click();
  await expect(dialog.getByRole('textbox', { name: 'Delivery Address' })).toHaveCount(0);
  const store = dialog.getByRole('textbox', { name: 'Store address' });
  await expect(store).not.toBeEditable();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Redeem Now' }).click();
  // What is still to be sent was not redeemed successfully yet.
  const toasts = page.locator('.toast');
  await expect(toasts.getByText('Your order is placed.')).toBeVisible();
  await expect(toasts.getByText('Redemption successful')).toHaveCount(0);
  await expect(redeemed).toContainText(/Fiesta T-shirt × 1.*−12,000.*Processing/);
  await redeemed.getByRole('link').first().click();
  await expect(main).toContainText('Maria Clara');
  await expect(main).toContainText(/Taft Avenue/);

  // Both orders on a desktop's screen, in the other language.
  await goInside(page, '/my');
  await main.getByRole('radio', { name: 'Tagalog' }).check();
  await onDesktop(page, async () => {
    await goInside(page, '/s-points/mall/detail');
    const orders = main.getByRole('list', { name: 'Na-redeem' }).getByRole('listitem');
    await expect(orders).toContainText([/−12,000.*Pinoproseso/, /−9,800.*Na-redeem na/]);
  });
});

test('tells in the dialog of the gate who must not order [A-231 A-240]', async ({ page }) => {
  await page.clock.install();
  const phone = await playerWithFilcoins(30_000);
  await setStatus(phone, 'under_review');
  await openAsPlayer(page, '/s-points/mall', phone);
  const items = page.getByRole('main').getByRole('list', { name: 'Items' });
  await items.getByRole('link', { name: /Fiesta T-shirt/ }).click();
  const redeem = page.getByRole('main').getByRole('button', { name: 'Redeem Now' });
  await redeem.click();
  const hint = page.getByRole('dialog', { name: 'KYC is under review' });
  await expect(hint.getByText(/to participate in welfare activities!$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await hint.getByRole('button', { name: 'Okay' }).click();

  // With the form open, the house turns the submission down.
  await setStatus(phone, 'basic_kyc');
  await page.reload();
  await redeem.click();
  const sheet = page.getByRole('dialog', { name: 'Redemption order' });
  await sheet.getByText('Pickup at store').click();
  await sheet.getByRole('textbox', { name: 'Recipient Name' }).fill('Maria Clara');
  await sheet.getByRole('textbox', { name: 'Phone Number' }).pressSequentially('9170000001');
  await sheet.getByRole('textbox', { name: 'Email Address' }).fill('maria@example.com');
  await setStatus(phone, 'rejected');
  await page.clock.fastForward(2000);
  await sheet.getByRole('button', { name: 'Redeem Now' }).click();
  const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
  await expect(reminder.getByText(/to participate in welfare activities!$/)).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('the hint beside the quantity says what the balance can buy, also where the stock is less [M-276]', async ({
  page,
}) => {
  const phone = await playerWithFilcoins(30_000);
  await page.route('**/member/goods/detail*', async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ json: { status: true, data: { ...data, stock: 2 } } });
  });
  await openAsPlayer(page, '/s-points/mall', phone);
  await page.getByRole('link', { name: /Load card ₱100/ }).click();
  await page.getByRole('button', { name: 'Redeem Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your Filcoins can buy 3 of these.');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog).toContainText('Only 2 stocks');
});
