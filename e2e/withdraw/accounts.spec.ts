import type { Page } from '@playwright/test';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { showProof } from '../identity/show-proof.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { bringSession } from '../page/sign-in.ts';
import { tapMask } from '../page/tap-mask.ts';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from './verified-player.ts';

const path = '/withdraw-accounts';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Add account' });
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add account' });
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Add account' }).click();

test('is a page of the player alone, without the bar, and adds nothing without a record of the identity check [A-050 M-317]', async ({
  page,
}) => {
  await page.goto(addressOf(path));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
  await openAsPlayer(page, path);
  await expect(page.getByText('There is no data yet！')).toBeVisible();
  await expect(page.locator('nav.nav-bar')).toBeHidden();
  await addButton(page).click();
  const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
  await expect(reminder.getByRole('link', { name: 'Go To KYC Verify Now' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('adds mobile numbers and banks in the name of the identity check, and removes them; says in a toast why an account was not added, and that three are the most [A-008 M-080 M-126 M-130 M-131 M-132 M-312 M-313 M-314 M-315 M-316 M-423 M-488 M-489 M-503]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer();
  await bringSession(context, player.session);
  const mobile = panel(page).getByRole('textbox', { name: 'Mobile number of the account' });
  await test.step('adds and removes', async () => {
    await open(page, path);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/finance/account/insert')) sent.push(request.postData() ?? '');
    });
    await addButton(page).click();
    await expect(panel(page).getByText(player.name)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    // As the sheets of the pending actions: the mask closes it, Escape does not.
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveAttribute('data-state', 'open');
    await tapMask(page);
    await expect(panel(page)).toHaveCount(0);
    await addButton(page).click();
    await expect(mobile).toHaveAttribute('placeholder', '000 000 0000');
    await expect(panel(page).getByText('+63', { exact: true })).toBeVisible();
    await submit(page);
    await mobile.press('0');
    await expect(mobile).toHaveValue('9');
    await mobile.pressSequentially('9171234567');
    await expect(mobile).toHaveValue('917 123 4567');
    expect(sent).toEqual([]);
    await submit(page);
    await showProof(page, player.phone);
    await expect(panel(page)).toHaveCount(0);
    const rows = page.getByRole('list', { name: 'Withdrawal accounts' }).getByRole('listitem');
    await expect(rows).toHaveText([new RegExp(`GCash.*4567.*${player.name}`)]);
    // Asked for a proof, and then sent again as it was.
    expect(sent[1]).toBe(sent[0]);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      account: '9171234567',
      channel_name: 'GCash',
      first_name: player.name.split(' ')[0],
      last_name: player.name.split(' ')[1],
    });
    await addButton(page).click();
    const first = panel(page).locator('label', { hasText: 'GCash' });
    await expect(first).toContainText('Exists');
    await expect(first.getByRole('radio')).toBeDisabled();
    await panel(page).getByRole('radio', { name: 'BPI' }).check();
    const number = panel(page).getByRole('textbox', { name: 'Account number' });
    await number.fill('12345');
    await submit(page);
    await expect(
      panel(page).getByText('This is not a number of an account of this kind'),
    ).toBeVisible();
    expect(sent).toHaveLength(2);
    await number.fill('0012345678');
    await submit(page);
    await expect(rows).toHaveText([/GCash/, /BPI.*5678/]);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove: GCash/ }).click();
    const question = page.getByRole('dialog', { name: 'Remove this account?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove: GCash/ }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(rows).toHaveText([/BPI/]);
    await addButton(page).click();
    await expect(panel(page).locator('label', { hasText: 'GCash' })).not.toContainText('Exists');
  });

  await test.step('one too many', async () => {
    await mobile.fill('9171234567');
    // Another device was quicker.
    await player.addAccount('GCash', '9171234567');
    await submit(page);
    await expect(page.locator('.toast').getByText('Exists')).toBeVisible();
    await player.addAccount('Maya', '9171234567');
    await page.reload();
    await expect(page.getByText('You can have three withdrawal accounts at most')).toBeVisible();
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
  });
});
