import { randomInt, randomUUID } from 'node:crypto';
import { addCampaign } from '@perya/contract/campaigns/staff-calls/campaigns';
import { insertFeedback, sendSupportMessage } from '@perya/contract/support/calls/support';
import type { Page } from '@playwright/test';
import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { staffClient } from '../backoffice/staff-client.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { elsewhere, freshPhone } from '../identity/player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { colourFaultsInLooks, type Look, otherLooks } from '../page/faults/faults-in-looks.ts';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

type Place = readonly [path: string, english: string, tagalog: string];

const playersPlaces: readonly Place[] = [
  ['/my/helpcenter', 'Help center', 'Help center'],
  ['/my/news', 'News', 'Balita'],
  ['/my/aboutus', 'Brand Introduction', 'Tungkol sa brand'],
  ['/my/feedback', 'Feedback', 'Feedback'],
  ['/my/announcements', 'Announcements', 'Mga anunsiyo'],
  ['/s-docs', 'Documents', 'Mga dokumento'],
  ['/service', 'Customer service', 'Customer service'],
  ['/app', 'Get the app', 'Kunin ang app'],
  ['/grabvip', 'Level up with every bet', 'Level up sa bawat taya'],
  ['/grabmb', 'A mystery box every day', 'May mystery box araw-araw'],
  ['/grabfg', 'Gifts for your first week', 'Mga regalo sa unang linggo mo'],
];

/** Nothing is on its way any more: what comes later would stand there unseen. */
const untilFilled = (page: Page) =>
  expect(page.getByRole('main').locator('[role=status][aria-label], [aria-busy=true]')).toHaveCount(
    0,
  );

/** No word is so long that the page is wider than the screen. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function findNothing(page: Page, looks: readonly Look[]): Promise<void> {
  await untilFilled(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  expect(await colourFaultsInLooks(page, looks)).toEqual([]);
}

test('nothing is wrong with what players read, in four brands, both themes and both languages', async ({
  page,
}) => {
  // Ten seconds of a processor: on a busy machine that is a while.
  test.slow();
  await openAsPlayer(page, '/my/helpcenter');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const speak = async (language: string, code: string) => {
    await page.getByRole('radio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  };
  for (const [path, english, tagalog] of playersPlaces) {
    await test.step(path, async () => {
      await goInside(page, path);
      await expect(title).toHaveText(english);
      await findNothing(page, otherLooks);
      await speak('Tagalog', 'tl');
      await expect(title).toHaveText(tagalog);
      await findNothing(page, []);
      await speak('English', 'en');
    });
  }
});

/** Whether a case of its list is looked at too. */
type DeskPlace = readonly [path: string, title: string, hasCase: boolean];

const deskPlaces: readonly DeskPlace[] = [
  ['/content/announcements', 'Mga anunsiyo', true],
  ['/content/home', 'Mga home page', false],
  ['/content/documents', 'Mga dokumento', false],
  ['/content/help', 'Tulong', true],
  ['/content/news', 'Balita', false],
  ['/content/campaigns', 'Mga kampanya', true],
  ['/support/conversations', 'Mga usapan', true],
  ['/support/feedback', 'Feedback', true],
  ['/support/answers', 'Mga handang sagot', false],
  ['/settings/partners', 'Mga partner', false],
];

/** Somebody has written, and there is a campaign: an empty list has no case. */
async function fillLists(): Promise<void> {
  const player = elsewhere();
  await player.register(freshPhone());
  const text = 'Gusto ko po ng mas maraming laro ng pangingisda, at saan na ang deposito ko?';
  await player.client.call(sendSupportMessage, { key: randomUUID(), text, pictures: [] });
  await player.client.call(insertFeedback, { key: randomUUID(), text });
  const staff = await staffClient('content');
  const name = `Fiesta ${randomUUID().slice(0, 8)}`;
  const ad_id = String(randomInt(1e8, 1e9));
  await staff.call(addCampaign, {
    ad_id,
    name,
    page: 'grabvip',
    gtag_id: '',
    is_on: true,
    reason: 'A test',
  });
}

/** English is what all other tests of the desk read. */
test('nothing is wrong with the desks of content, service and partners in Tagalog, in both themes @desktop', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await fillLists();
  await openAsStaff(page, 'administrator', '/backoffice/content/announcements');
  const main = page.getByRole('main');
  for (const [path, title, hasCase] of deskPlaces) {
    await test.step(path, async () => {
      await goInside(page, `/backoffice${path}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await findNothing(page, [{ brand: 'staff', theme: 'dark' }]);
      if (!hasCase) return;
      await main.locator('[data-row-link]').first().click();
      await expect(page).toHaveURL(/\/\d+(?:\?.*)?$/);
      await findNothing(page, [{ brand: 'staff', theme: 'dark' }]);
    });
  }
});
