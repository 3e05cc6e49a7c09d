import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { expect, type Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { tabTo as tabToElement } from './tab-to.ts';

/** A new player with a session, as their own device sees them. */
async function newPlayer() {
  const phone = freshPhone();
  const { token } = JSON.parse(await openSession({ phone })) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  return { phone, uid, client };
}

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: RegExp | string, role: 'button' | 'link' = 'button') {
  await tabToElement(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
}

/** Answers the open dialog of a decision by keys alone: the first reason, and some words. */
async function giveReason(page: Page, words: string) {
  const reason = page.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toBeVisible();
  for (let step = 0; step < 10; step++) {
    if (await reason.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(words);
}

test('a player is found, read, revealed and blocked by keys alone, and their session ends at once [A-465] @desktop', async ({
  page,
}) => {
  const player = await newPlayer();
  await openAsStaff(page, 'support', '/backoffice/players');
  await expect(page.getByRole('table', { name: 'Players' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`0${player.phone.slice(0, 3)} ${player.phone.slice(3)}`);
  await page.keyboard.press('Enter');
  // A phone is one player's alone, so the page opens at once.
  await expect(page.getByRole('heading', { name: `Player ${player.uid}` })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(`+63${player.phone}`);

  await tabTo(page, 'Reveal phone');
  await page.keyboard.press('Enter');
  await giveReason(page, 'calling back');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Reveal');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`+63${player.phone}`)).toBeVisible();

  await tabTo(page, 'Block');
  await page.keyboard.press('Enter');
  await giveReason(page, 'three accounts');
  await tabTo(page, 'Block');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The player is blocked. 1 session ended.')).toBeVisible();
  await expect(player.client.call(getProfile, {})).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();

  // The room has the same name as the part of the page.
  const parts = page.getByRole('navigation', { name: 'Parts of the story' });
  await tabToElement(page, parts.getByRole('link', { name: 'KYC', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'History' })).toContainText('three accounts');
});

test('a note with HTML is shown as it was typed, and no part of a player’s page has a fault in either theme @desktop', async ({
  page,
}) => {
  const { uid } = await newPlayer();
  await test.step('a note', async () => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    await openAsStaff(page, 'risk', `/backoffice/players/${uid}/notes`);
    const text = `<img src=x onerror=alert(1)> ${randomUUID()}`;
    await page.getByLabel('A new note').fill(text);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('article')).toContainText(text);
    expect(alarms).toEqual([]);
  });

  await test.step('every part', async () => {
    const parts = page.getByRole('navigation', { name: 'Parts of the story' });
    for (const part of [
      'Overview',
      'Sessions',
      'KYC',
      'Limits',
      'Bets',
      'Payments',
      'Ledger',
      'Linked accounts',
      'Notes',
      'Audit',
    ]) {
      await parts.getByText(part).click();
      await expect(parts.locator('[aria-current="page"]')).toContainText(part);
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      expect(await faultsInBothThemes(page), part).toEqual([]);
    }
  });

  await test.step('on a phone the first part says who it is: each fact has room, and none is cut', async () => {
    await page
      .getByRole('navigation', { name: 'Parts of the story' })
      .getByText('Overview')
      .click();
    await page.setViewportSize({ width: 320, height: 640 });
    const values = page.getByRole('complementary', { name: 'Who it is' }).getByRole('definition');
    const boxes = await values.evaluateAll((all) =>
      all.map((each) => ({
        width: each.clientWidth,
        isCut: each.scrollWidth > each.clientWidth,
        right: each.getBoundingClientRect().right,
      })),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter(({ width, isCut, right }) => width < 100 || isCut || right > 320)).toEqual(
      [],
    );
  });
});
