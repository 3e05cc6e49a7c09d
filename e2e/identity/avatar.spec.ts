import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { openAsPlayer } from './open-as-player.ts';

test.use(withPictures);

const ownPicture = fileURLToPath(
  new URL('../../art/pictures/avatars/women-1-256.webp', import.meta.url),
);

test("takes one of the house's pictures or one of the player's own, and says what it could not fetch, send or read [A-108 A-109 A-110 A-394 A-416]", async ({
  page,
  expectProblem,
}, testInfo) => {
  expectProblem(/men-1-256\.webp|oss\/upload/);
  // The recorder of the trace asks for the preview by itself, which the page's policy forbids it.
  expectProblem(/blob:/);
  await openAsPlayer(page, '/s-account/avatar');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const upload = page.getByLabel('Upload a picture of your own');
  const failed = page.getByText('Upload failed', { exact: true });
  const avatar = page.getByRole('link', { name: 'Avatar' }).locator('img');

  await test.step('offers four groups of four pictures', async () => {
    const groups = page.getByRole('main').getByRole('group');
    await expect(groups).toHaveCount(4);
    for (const [index, name] of ['illustrations', 'Women', 'Men', 'Sports'].entries()) {
      await expect(groups.nth(index)).toContainText(name);
      await expect(groups.nth(index).getByRole('radio')).toHaveCount(4);
    }
    await expect(confirm).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('says that a picture could not be fetched, read or sent', async () => {
    await page.getByRole('radio', { name: 'Men 1', exact: true }).check();
    await page.route('**/men-1-256.webp', (route) => route.abort());
    await confirm.click();
    await expect(
      page.getByText('Failed to convert image URL to file', { exact: true }),
    ).toBeVisible();
    await page.unroute('**/men-1-256.webp');
    await page.route('**/member/oss/upload', (route) => route.abort());
    await confirm.click();
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(addressOf('/s-account/avatar'));
    await page.unroute('**/member/oss/upload');
    await page
      .getByRole('listitem')
      .filter({ has: failed })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(failed).toHaveCount(0);
    const file = testInfo.outputPath('me.png');
    await writeFile(file, 'not a picture');
    await upload.setInputFiles(file);
    await confirm.click();
    await expect(failed).toBeVisible();
  });

  await test.step('the chosen one becomes the avatar', async () => {
    await page.getByRole('radio', { name: 'Sports 3' }).check();
    await confirm.click();
    await expect(page).toHaveURL(addressOf('/s-account'));
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(avatar).toHaveAttribute('src', /files\/avatars\/\d+\//);
    await expect
      .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("so does one of the player's own", async () => {
    const before = (await avatar.getAttribute('src')) ?? '';
    await goInside(page, '/s-account/avatar');
    await upload.setInputFiles(ownPicture);
    await confirm.click();
    await expect(page).toHaveURL(addressOf('/s-account'));
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(avatar).toHaveAttribute('src', /files\/avatars\/\d+\//);
    await expect(avatar).not.toHaveAttribute('src', before);
  });
});
