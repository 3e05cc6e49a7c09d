import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAsPlayer } from './identity/open-as-player.ts';
import { playerWithStatus } from './identity/player-with-status.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { goInside } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { lookIntoDatabase } from './setup/look-into-database.ts';

const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);

/** The gift for a level, as the house gives it. */
const give = (phone: string) =>
  look(
    `select promotions.grant(30, (select array_agg(uid) from identity.player where phone = '${phone}'),
       array['${randomUUID()}'], array[0]::smallint[], array[800]::bigint[], array['{}']::jsonb[], true, 'system')`,
  );

/** A box of today, given by the engine. */
const offerBox = (phone: string) =>
  look(
    `select promotions.grant(1, (select array_agg(uid) from identity.player where phone = '${phone}'),
       array[platform.manila_day(platform.clock())::text], array[0::smallint], array[88800::bigint],
       array['{}'::jsonb], false, 'system')`,
  );

test('nothing opens by itself before the first look around: it waits behind the bell, and comes with the next page', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (origin !== 'null') sessionStorage.removeItem('perya:v1:looked-around');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const phone = await playerWithStatus('fully_kyc');
  await openAsPlayer(page, '/', phone);
  await give(phone);
  const bell = page.getByRole('button', { name: 'Waiting for you: 1' });
  await expect(bell).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const bar = page.locator('.top-bar');
  expect(await bar.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(bar.getByRole('link', { name: /^Wallet/ })).toBeInViewport({ ratio: 1 });

  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Waiting for you' });
  await expect(list.getByRole('button', { name: 'Level up!' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bell).toBeFocused();

  await goInside(page, '/welfare');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Level up!');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell).toHaveCount(0);
});

test('a level and a box that wait together stand there one after the other', async ({ page }) => {
  const phone = await playerWithStatus('fully_kyc');
  await give(phone);
  await offerBox(phone);
  await openAsPlayer(page, '/', phone);
  const level = page.getByRole('dialog', { name: 'Level up!' });
  const box = page.getByRole('region', { name: 'Mystery box' });
  await expect(level.or(box).first()).toBeVisible();
  if (await box.isVisible()) {
    await expect(level).toHaveCount(0);
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect(level).toBeVisible();
    await expect(box).toHaveCount(0);
  } else {
    await expect(box).toHaveCount(0);
    await level.getByRole('button', { name: 'Thank you' }).click();
    await expect(box).toBeVisible();
    await expect(level).toHaveCount(0);
  }
});

test('what waits opens from the bell', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (origin !== 'null') sessionStorage.removeItem('perya:v1:looked-around');
  });
  const phone = await playerWithStatus('fully_kyc');
  await openAsPlayer(page, '/', phone);
  await give(phone);
  await page.getByRole('button', { name: 'Waiting for you: 1' }).click();
  await page
    .getByRole('dialog', { name: 'Waiting for you' })
    .getByRole('button', { name: 'Level up!' })
    .click();
  const gift = page.getByRole('dialog', { name: 'Level up!' });
  await expect(gift).toContainText('₱8.00');
  await gift.getByRole('button', { name: 'Thank you' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Waiting for you/ })).toHaveCount(0);
});

/** What a browser sends where the app can be installed, once the page listens. */
async function offerToInstall(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const prompt = async () => {
      document.documentElement.dataset['asked'] = 'yes';
    };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
}

test('a player who comes back finds behind the bell how the app is installed, and a first visit is left alone', async ({
  page,
  context,
}) => {
  const phone = await openAsPlayer(page, '/docs/faq');
  await offerToInstall(page);
  const bellOf = (tab: Page) => tab.getByRole('button', { name: /^Waiting for you/ });
  await expect(bellOf(page)).toHaveCount(0);

  const second = await context.newPage();
  await openAsPlayer(second, '/docs/faq', phone);
  await offerToInstall(second);
  await bellOf(second).click();
  await second.getByRole('button', { name: 'Put the app on your home screen' }).click();
  await expect(second.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(bellOf(second)).toHaveCount(0);

  const third = await context.newPage();
  await openAsPlayer(third, '/docs/faq', phone);
  await offerToInstall(third);
  await expect(bellOf(third)).toHaveCount(0);
});
