import { freshPhone } from './identity/player.ts';
import { faultsOf } from './page/faults/faults.ts';
import { untilAlive } from './page/open.ts';
import { openWithWorker } from './page/open-with-worker.ts';
import { test } from './page/passing-test.ts';
import { signIn } from './page/sign-in.ts';
import { expect } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';
import { giveRecords } from './records/give-records.ts';

test.use(withPictures);

const notice = /^You are offline\./;
/** The last is of what was under way when the server went. */
const outOfReach = /ERR_CONNECTION_REFUSED|ERR_FAILED|no-response|ERR_EMPTY_RESPONSE/;

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has a page of the brand for when the server is out of reach, which comes back by itself', async ({
    page,
    context,
    passing,
    expectProblem,
  }) => {
    expectProblem(outOfReach);
    const address = `http://tala.localhost:${passing.port}/`;
    await openWithWorker(page, address);
    await passing.stop();
    await page.clock.install();
    await page.goto(`${address}docs/faq`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.locator('header')).toHaveText('Tala');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 246, 253)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: address }]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Offline ka' })).toBeVisible();
    await passing.start();
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await expect(page).toHaveURL(`${address}docs/faq`);
  });

  test('shows the last records of a player on that page, and when they are from', async ({
    page,
    context,
    passing,
    expectProblem,
  }) => {
    expectProblem(outOfReach);
    expectProblem(/mqtt/);
    const phone = freshPhone();
    await signIn(context, { phone });
    await giveRecords(phone);
    const address = `http://localhost:${passing.port}/s-transaction/balance`;
    await openWithWorker(page, address);
    const rows = page.getByRole('list', { name: 'Balance', exact: true }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    await page.waitForFunction(() => localStorage.getItem('perya:v1:records') !== null);
    await passing.stop();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    const kept = page.locator('section').filter({ hasText: 'Transactions' });
    await expect(kept).toContainText(/As of .*\d{4}/);
    await expect(
      kept.getByRole('list', { name: 'Transactions' }).getByRole('listitem'),
    ).toHaveCount(count);
    expect(await faultsOf(page)).toEqual([]);
    // Whoever is logged out finds nothing of it.
    await page.evaluate(() => localStorage.removeItem('perya:v1:session'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(kept).toHaveCount(0);
  });

  test('keeps no answer of the API, says that it is offline for as long as it is, and offers a new version', async ({
    page,
    context,
    passing,
    expectProblem,
  }) => {
    // Covers of rows that come into sight later.
    expectProblem(/ERR_INTERNET_DISCONNECTED|no-response/);
    await openWithWorker(page, `http://localhost:${passing.port}/`);

    await test.step('never keeps an answer of the API', async () => {
      const kept = await page.evaluate(async () => {
        await fetch('/member/index', { headers: { accept: 'application/json' } });
        const requests = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
      expect(kept.filter((path) => !/^\/(?:assets|art)\/|^\/offline\./.test(path))).toEqual([]);
    });

    await test.step('says at once that it is offline, for as long as it is', async () => {
      const shown = page.getByRole('status').filter({ hasText: notice });
      await context.setOffline(true);
      await expect(shown).toBeVisible();
      await context.setOffline(false);
      await expect(shown).toHaveCount(0);
    });

    await test.step('offers a new version, leaves it for later or takes it when told to', async () => {
      const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
      const isSamePage = () => page.evaluate(() => 'samePage' in window);
      await expect(offer).toHaveCount(0);
      passing.changeFile('/sw.js', '\n// A later build.\n');
      await page.reload();
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await offer.getByRole('button', { name: 'Later' }).click();
      await expect(offer).toHaveCount(0);
      expect(await isSamePage()).toBe(true);

      await page.reload();
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await offer.getByRole('button', { name: 'Update now' }).click();
      await page.waitForFunction(() => !('samePage' in window));
      await untilAlive(page);
      await expect(offer).toHaveCount(0);
    });
  });
});
