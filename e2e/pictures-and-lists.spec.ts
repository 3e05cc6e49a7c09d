import { missingInGallery } from './page/gallery.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

test('the gallery shows its pictures, draws what does not load, and says of a list that it loads, failed or is empty', async ({
  page,
  expectProblem,
}) => {
  expectProblem(missingInGallery);
  expectProblem(/art\/manifest\.json/);

  await test.step('says in a list that it loads, that it failed, and tries again', async () => {
    const held: (() => void)[] = [];
    await page.route('**/art/manifest.json', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    await open(page, '/example');
    const art = page.getByRole('region', { name: 'Pictures' });
    const loading = art.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(loading).toHaveText('Loading...');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const go of held) go();
    await expect(art.getByRole('alert')).toContainText('Error fetching data.');
    await page.unroute('**/art/manifest.json');
    await art.getByRole('button', { name: 'Load the covers again' }).click();
    await expect(page.getByRole('region', { name: 'Game covers' })).toBeVisible();
  });

  await test.step('says in a list that it is empty', async () => {
    const lists = page.getByRole('region', { name: 'Lists and their states' });
    await lists.getByRole('button', { name: 'Empty list' }).click();
    await expect(lists.getByText('There is no data yet!', { exact: true })).toBeVisible();
    await lists.getByRole('button', { name: 'Failed list' }).click();
    await expect(lists.getByRole('alert')).toContainText('Error fetching data.');
    await lists.getByRole('button', { name: 'Try again' }).click();
    await expect(lists.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await lists.getByRole('button', { name: 'Filled list' }).click();
    await expect(lists.getByText('₱1,250.00')).toBeVisible();
  });

  await test.step('puts a drawn placeholder where a picture does not load', async () => {
    const place = page.getByRole('img', { name: 'A picture that could not be loaded' });
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('svg')).toBeVisible();
    expect(await place.boundingBox()).toMatchObject({ width: 120, height: 160 });
  });

  await test.step('shows the fallback where an avatar does not load', async () => {
    const avatar = page.getByRole('img', { name: 'An avatar that could not be loaded' });
    await avatar.scrollIntoViewIfNeeded();
    await expect(avatar).toHaveAttribute('src', '/art/avatars/fallback-256.webp');
    await expect
      .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(256);
  });

  await test.step('shows every picture', async () => {
    const pictures = page.getByRole('region', { name: 'Pictures' }).locator('img');
    await pictures.evaluateAll((images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
    });
    await expect
      .poll(() =>
        pictures.evaluateAll((images: HTMLImageElement[]) =>
          images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        ),
      )
      .toEqual([]);
    expect(await pictures.count()).toBeGreaterThan(60);
  });
});

test("something is drawn for a banner that failed before the page came alive, for the regulator's logo and for a provider's [M-407]", async ({
  page,
  expectProblem,
}) => {
  const art = /art\/(?:banners|regulator|platforms)/;
  expectProblem(art);
  await page.route(art, (route) => route.abort());
  await open(page, '/');
  const slide = page.getByRole('article').first();
  await expect(slide.locator('svg')).toBeVisible();
  await expect(slide.locator('img')).toHaveCount(0);
  await expect(slide.getByRole('heading', { name: 'Step right up' })).toBeVisible();
  const logo = page.getByRole('region', { name: 'Responsible Gaming' }).getByRole('link', {
    name: '21+',
  });
  await logo.scrollIntoViewIfNeeded();
  await expect(logo.locator('svg')).toBeVisible();

  await goInside(page, '/s-game/category/Slot');
  await page.getByRole('button', { name: 'Providers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Providers' });
  const provider = sheet.getByRole('listitem').first();
  await expect(provider.getByRole('checkbox')).toBeVisible();
  await expect(provider.locator('.bg-sunken svg')).toBeVisible();
  await expect(provider.locator('img')).toHaveCount(0);
});

test('serves pictures as WebP in widths, kept for a week', async ({ request }) => {
  for (const width of [400, 800, 1280]) {
    const answer = await request.get(addressOf(`/art/banners/perya-welcome-${width}.webp`));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(answer.headers()['cache-control']).toContain('max-age=604800');
  }
});
