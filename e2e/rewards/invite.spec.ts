import { amountField, depositButton, openSheet } from '../deposit/deposit-page.ts';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { freshPhone } from '../identity/player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

/** The friend is known to the house and has bet enough; how that comes about is tested elsewhere. */
const verifyAndPlay = (phone: string) =>
  lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `with friend as (update identity.player set noted_status = 'fully_kyc' where phone = '${phone}' returning uid),
       known as (insert into kyc.record (bucket, uid, status) select platform.bucket_of(uid), uid, 'fully_kyc' from friend)
     insert into promotions.played (uid, day, game_code, venue, game_type, rounds, staked)
       select uid, platform.manila_day(now()), 'e2e-slot', 'e2e', 1, 1, 100000 from friend`,
  );

test('a friend registers by the link of an invitation, does what is asked for, and brings the bonus at once [A-048 A-188 A-345 A-468 A-491]', async ({
  page,
  browser,
}) => {
  // Whose identity is known: to others the bonus is offered until it is.
  await openAsPlayer(page, '/invite', await playerWithStatus('fully_kyc'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '₱100.00 for every friend' })).toBeVisible();
  await expect(main.getByText('Your friend deposits ₱500.00 in total.')).toBeVisible();
  await expect(main.getByText(/It can be withdrawn after ₱100.00 of turnover/)).toBeVisible();
  await expect(main.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
  await expect(main.getByText('Share your link, and friends who join show here.')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const link = (await main.getByText(/^http.*\/\?r=/).textContent()) ?? '';
  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await passGate(context);
  const friend = await context.newPage();
  const { pathname, search } = new URL(link);
  await open(friend, pathname + search);
  // What the address said is kept, wherever the visitor goes first.
  await goInside(friend, '/terms-of-use');
  await goInside(friend, '/my');
  const phone = freshPhone();
  await logInByCode(loginSheet(friend), phone);
  await expect(friend).toHaveURL(addressOf('/my'));
  await verifyAndPlay(phone);
  await page.reload();
  const friends = main.getByRole('region', { name: 'Your friends' }).getByRole('listitem');
  await expect(friends).toHaveText(/^u\*\*\*.*In progress$/);

  await open(friend, '/my');
  const sheet = await openSheet(friend);
  await sheet.getByText('QR Ph', { exact: true }).click();
  await amountField(sheet).fill('500');
  await depositButton(sheet).click();
  await friend.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(friend).toHaveURL(/\/s-transaction\/status/);

  const gift = page.getByRole('dialog', { name: 'A gift for you' });
  await expect(gift).toContainText('Invite a friend');
  await expect(gift).toContainText('₱100.00');
  await gift.getByRole('button', { name: 'Thank you' }).click();
  await expect(friends).toContainText('+₱100.00');
  await expect(main.locator('dl > div').filter({ hasText: 'Earned so far' })).toContainText(
    '₱100.00',
  );
  await goInside(page, '/my/bonuses');
  await expect(main.getByText('Invite a friend').first()).toBeVisible();
  await context.close();
});

test('a visitor logs in before the page of invitations opens [A-048]', async ({ page }) => {
  await open(page, '/invite');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
