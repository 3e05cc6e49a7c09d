import { openWithWorker } from '../page/open-with-worker.ts';
import { test } from '../page/passing-test.ts';
import { expect } from '../page/test.ts';
import { badgesOf, furnish, pusherOf, shownBy, tap } from './push-tray.ts';

test.use({ serviceWorkers: 'allow' });

test('a push shows a notification and counts it on the icon, and a tap leads the open app to its page', async ({
  page,
  context,
  passing,
}) => {
  const origin = `http://localhost:${passing.port}`;
  await openWithWorker(page, `${origin}/`);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker');
  await furnish(worker);
  const push = await pusherOf(context, page, origin);

  await push({
    title: 'Perya',
    text: 'Your deposit has arrived.',
    path: '/docs/faq',
    tag: 'deposit',
  });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      {
        title: 'Perya',
        body: 'Your deposit has arrived.',
        tag: 'deposit',
        icon: '/art/brands/h5-192.png',
      },
    ]);
  expect((await page.request.get(`${origin}/art/brands/h5-192.png`)).ok()).toBe(true);
  await expect.poll(() => badgesOf(worker)).toEqual([1]);

  // A second one of the same kind takes the place of the first, another stands beside it.
  await push({
    title: 'Perya',
    text: 'Your deposit has arrived again.',
    path: '/docs/faq',
    tag: 'deposit',
  });
  await push({
    title: 'Perya',
    text: 'A reward waits for you.',
    path: '/my/helpcenter',
    tag: 'reward',
  });
  await expect.poll(async () => (await shownBy(worker)).length).toBe(2);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(2);

  await tap(worker, 'deposit');
  await expect(page).toHaveURL(`${origin}/docs/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect.poll(async () => (await shownBy(worker)).map(({ tag }) => tag)).toEqual(['reward']);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(1);

  await tap(worker, 'reward');
  await expect(page).toHaveURL(`${origin}/my/helpcenter`);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(0);
});
