import type { Locator, Page } from '@playwright/test';
import { openAsPayer, openSheet } from './deposit/deposit-page.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { proceedThroughGate } from './page/pass-gate.ts';
import { expect, test } from './page/test.ts';

const warning = 'Gambling is addictive. Know when to stop.';
const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Before you come in' });

/** Age, warning and a helpline to be tapped; the licence with the regulator's logo where there is room. */
async function expectNotice(place: Locator, isWhole = true, logo = 'PAGCOR'): Promise<void> {
  await expect(place.getByText(`21+ · ${warning}`)).toBeVisible();
  const helpline = place.getByRole('link', { name: /^Helpline: / });
  await expect(helpline).toBeVisible();
  await expect(helpline).toHaveAttribute('href', /^tel:\+?\d+$/);
  if (!isWhole) return;
  await expect(place.getByText(/^Licensed by PAGCOR, licence no\. \S+$/)).toBeVisible();
  await expect(place.getByRole('link', { name: logo })).toHaveAttribute(
    'href',
    'https://www.pagcor.ph/',
  );
}

test('the law is said wherever one comes in, plays or pays: age, warning, helpline, licence, in both languages [A-448 M-456]', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  await test.step('to a visitor', async () => {
    await open(page, '/');
    await expectNotice(page.locator('.home-footer'));
    await goInside(page, '/login');
    await expectNotice(main);
    for (const landing of ['/grabvip', '/grabmb', '/grabfg']) {
      await open(page, landing);
      await expectNotice(main);
    }
  });
  await test.step('to a player', async () => {
    await openAsPayer(page, '/my');
    await expectNotice(await openSheet(page));
    await open(page, '/play-limits');
    await expectNotice(main);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await goInside(page, '/s-game-page/mango-rush');
    await expect(main.locator('iframe')).toBeVisible();
    await expectNotice(main, false);
  });
  await test.step('in Tagalog', async () => {
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await open(page, '/play-limits');
    await expect(
      main.getByText('21+ · Nakakaadik ang pagsusugal. Alamin kung kailan titigil.'),
    ).toBeVisible();
    await expect(main.getByText(/^Lisensyado ng PAGCOR, lisensya blg\. /)).toBeVisible();
    await expect(main.getByRole('link', { name: /^Linya ng tulong: / })).toBeVisible();
  });
});

test('a visitor finds help from the login, the terms at the foot, and who may not play in them; back leads to where one was [A-025 G-062 M-017 M-235]', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await test.step('help without a login', async () => {
    await goInside(page, '/?action=login');
    const help = page.getByRole('dialog', { name: 'Log in' }).getByRole('link', {
      name: 'Help center',
    });
    const opened = context.waitForEvent('page');
    await help.click();
    const tab = await opened;
    await expect(tab).toHaveURL(addressOf('/my/helpcenter'));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Help center');
    await tab.getByText('I do not receive the code').click();
    await expect(tab.getByText('Only the newest one works')).toBeVisible();
    // Nothing was before it in this tab, so the way leads up.
    await tab.getByRole('link', { name: 'Back to home' }).click();
    await expect(tab).toHaveURL(addressOf('/'));
    await tab.close();
  });
  await test.step('the documents', async () => {
    await open(page, '/');
    const foot = page.locator('.home-footer');
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Help center', '/my/helpcenter'],
      ['Terms of Use', '/terms-of-use'],
    ] as const) {
      await foot.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      if (path === '/terms-of-use') break;
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(addressOf('/'));
    }
    for (const barred of [
      'government official or employee who is connected with gaming operations',
      'Armed Forces of the Philippines',
      'Philippine National Police',
      'National Database of Restricted Persons',
      'Gaming Employment License',
      '21 years old or older',
    ]) {
      await expect(page.getByRole('main')).toContainText(barred);
    }
  });
});

test.describe('at the gate', () => {
  test.use({ gatePassed: false });

  test('the law is said, help is open, and a text leads back to the page that was asked for [M-236]', async ({
    page,
  }) => {
    await open(page, '/s-game/category/Slot');
    // Under the logos that the operator has configured there.
    await expectNotice(gateOf(page), true, 'Fair gaming');
    await gateOf(page).getByRole('link', { name: 'Help center' }).click();
    await expect(page).toHaveURL(addressOf('/my/helpcenter'));
    await expect(gateOf(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
    await gateOf(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
    await proceedThroughGate(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
