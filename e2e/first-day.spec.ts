import { openAsPlayer } from './identity/open-as-player.ts';
import { playerWithStatus } from './identity/player-with-status.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from './page/open.ts';
import { expect, test } from './page/test.ts';

test('home welcomes a newcomer with three steps and the way to the next, gives them a name of their own, and shows what waits there and in welfare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const phone = await openAsPlayer(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Welcome to the fair!' })).toBeVisible();
  const step = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await expect(step('Verify your identity')).toContainText('about 2 minutes');
  const start = main.getByRole('link', { name: 'Start: Verify your identity' });
  await expect(start).toHaveAttribute('href', '/s-kyc?form=base');
  // One way on at a time.
  await expect(main.getByRole('button', { name: /^Start:/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('a name of their own', async () => {
    const field = main.getByLabel('Choose a name of your own');
    await field.fill('abc');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    const name = `Ana${phone}`;
    await field.fill(name);
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(main.getByRole('heading', { name: `Welcome, ${name}!` })).toBeVisible();
    await expect(field).toHaveCount(0);
  });

  await test.step('what waits', async () => {
    const ready = main.getByRole('region', { name: 'Ready for you' });
    const tasks = ready.getByRole('link', { name: /^Task rewards/ });
    await expect(tasks).toHaveAttribute('href', '/s-points');
    await goInside(page, '/welfare');
    await expect(tasks).toBeVisible();
    await tasks.click();
    await expect(page).toHaveURL(addressOf('/s-points'));
  });
});

test('home goes on past a check that waits for the house', async ({ page }) => {
  await openAsPlayer(page, '/', await playerWithStatus('under_review'));
  const main = page.getByRole('main');
  const identity = main.getByRole('listitem').filter({ hasText: 'Verify your identity' });
  await expect(identity).toContainText('Under review: go on meanwhile');
  await main.getByRole('button', { name: 'Start: Make your first deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

test('home says nothing of first steps to whoever is no newcomer', async ({ page }) => {
  await openAsPlayer(page, '/', await playerWithStatus('fully_kyc', { hoursOld: 73 }));
  const ready = page.getByRole('region', { name: 'Ready for you' });
  // It comes with the same code, so that what is not there then does not come.
  await expect(ready).toBeVisible();
  await expect(page.getByRole('link', { name: /^Start:/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toHaveCount(0);
});
