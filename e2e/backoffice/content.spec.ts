import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';

async function decide(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
}

async function write(page: Page, english: string): Promise<void> {
  await page.getByLabel('Text, English').fill(english);
  await page.getByLabel('Text, Tagalog').fill('<p>Sa Tagalog</p>');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
}

async function readAsPlayer(page: Page, title: string): Promise<string | null> {
  await open(page, '/my/helpcenter');
  await page.getByLabel('Search in help').fill(title);
  await expect(page.getByText(/Articles found/)).toBeVisible();
  const entry = page.getByRole('group').filter({ hasText: title });
  if ((await entry.count()) === 0) return null;
  await entry.getByText(title).click();
  return entry.locator('.prose').innerText();
}

test('staff write help, look at it, publish it and take it back, and players read what is in force [G-135 G-136 G-333] @desktop', async ({
  page,
  context,
}) => {
  const title = `Lost umbrellas ${randomUUID().slice(0, 8)}`;
  await signIn(context);
  const player = await context.newPage();
  await openAsStaff(page, 'content', '/backoffice/content/help');
  await expect(page.getByRole('row').filter({ hasText: 'How do I log in?' })).toContainText(
    'Published',
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'New article …' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title, English').fill(title);
  await form.getByLabel('Title, Tagalog').fill('Nawalang payong');
  await form.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await write(page, '<p onclick="x()">Ask at the <b>gate</b>.</p><script>alert(1)</script>');
  await expect(page.getByText(/Left out.*: onclick, script/)).toBeVisible();
  await expect(page.getByLabel('Text, English')).toHaveValue(
    '<p>Ask at the <strong>gate</strong>.</p>',
  );
  expect(await readAsPlayer(player, title)).toBeNull();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByRole('article', { name: 'Preview, English' }).locator('strong'),
  ).toHaveText('gate');
  await expect(page.getByRole('article', { name: 'Preview, Tagalog' })).toContainText('Sa Tagalog');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await decide(page, 'Publish');
  expect(await readAsPlayer(player, title)).toBe('Ask at the gate.');

  // A colleague writes at the same time: the second to save sees both texts, and nothing is lost.
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByLabel('Text, English').fill('<p>Ask at the tower.</p>');
  await write(page, '<p>Ask at the booth.</p>');
  await second.getByRole('button', { name: 'Save the draft' }).click();
  const overtaken = second.getByRole('alert', { name: 'Changed meanwhile' });
  await expect(overtaken.getByRole('deletion')).toContainText('Ask at the booth.');
  await expect(overtaken.getByRole('insertion')).toContainText('Ask at the tower.');
  await expect(second.getByLabel('Text, English')).toHaveValue('<p>Ask at the tower.</p>');
  await overtaken.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByLabel('Text, English')).toHaveValue('<p>Ask at the booth.</p>');
  await second.close();

  await page.getByRole('button', { name: 'Publish …' }).click();
  await decide(page, 'Publish');
  expect(await readAsPlayer(player, title)).toBe('Ask at the booth.');
  await page.getByRole('button', { name: 'Compare version 2' }).click();
  const english = page.getByRole('list', { name: 'English' });
  await expect(english.getByRole('deletion')).toContainText('Ask at the <strong>gate</strong>.');
  await expect(english.getByRole('insertion')).toContainText('Ask at the booth.');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the publication …' }).click();
  await decide(page, 'Put in force');
  expect(await readAsPlayer(player, title)).toBe('Ask at the gate.');
  await page.getByRole('button', { name: 'Withdraw …' }).click();
  await decide(page, 'Withdraw');
  expect(await readAsPlayer(player, title)).toBeNull();
});

/** Asks a second person to publish the draft that stands open, who sees what changes and approves. */
async function publishByTwo(page: Page, browser: Browser, clause: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask to publish the draft' });
  await expect(dialog.getByLabel('Ask every player to agree again')).toBeChecked();
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  const request = await dialog.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /waits for a second person/ })).toBeVisible();
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'content', request ?? '');
  await expect(second.getByRole('list', { name: 'English' }).getByRole('insertion')).toContainText([
    'Umbrellas',
    clause,
  ]);
  expect(await faultsInBothThemes(second)).toEqual([]);
  await approveRequest(second);
  await desk.close();
}

test('a changed document is published by two, asks players of its brand to agree again, once, and opens no game before @desktop', async ({
  page,
  context,
  browser,
}) => {
  await openAsStaff(page, 'content', '/backoffice/content/documents?brand=tala&w=Who');
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  const text = page.getByLabel('Text, English');
  const clause = `Umbrellas stay outside ${randomUUID()}.`;
  await text.fill(`${await text.inputValue()}\n\n## Umbrellas\n\n${clause}\n`);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);

  // No other test plays at this brand, so that nobody else is asked.
  const session = await openSession({ phone: await playerWithStatus('fully_kyc') });
  await context.addInitScript((stored) => {
    // The frame of a game has no storage.
    if (origin === 'null' || location.hostname !== 'tala.localhost') return;
    localStorage.setItem('perya:v1:session', stored);
  }, session);
  await publishByTwo(page, browser, clause);

  const player = await context.newPage();
  await player.goto(addressOf('/daily-wins', 'tala'));
  const asking = player.getByRole('dialog', { name: 'Terms of Use: please agree again' });
  await expect(asking.getByText(clause)).toBeVisible();
  await player.keyboard.press('Escape');
  await expect(asking).toBeVisible();
  const agree = asking.getByRole('button', { name: 'Agree' });
  await expect(agree).toBeDisabled();
  expect(await faultsInBothThemes(player)).toEqual([]);
  // One's money is had without agreement, and nothing else: a game asks again, and opens as soon as it was given.
  await asking.getByRole('button', { name: 'Only withdraw my money' }).click();
  await expect(player).toHaveURL(addressOf('/my', 'tala'));
  await expect(asking).toHaveCount(0);
  await expect(player.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  await goInside(player, '/s-game-page/mango-rush');
  await expect(asking.getByText(clause)).toBeVisible();
  await expect(player.locator('main iframe')).toHaveCount(0);
  await asking.getByRole('checkbox').check();
  await agree.click();
  await expect(asking).toHaveCount(0);
  await expect(player.locator('main iframe')).toBeVisible();
  await goInside(player, '/s-docs');
  const version = /Version \d+, agreed /;
  await expect(player.getByRole('link', { name: /^Terms of Use/ })).toContainText(version);
  await expect(asking).toHaveCount(0);
  // Staff see how many have agreed.
  await page.reload();
  await expect(
    page.getByRole('row').filter({ hasText: 'Asks for agreement' }).first(),
  ).toContainText('1');
});
