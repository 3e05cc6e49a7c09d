import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus, setStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { offerGifts } from './offer-gifts.ts';

test('a player claims a bonus, sees how far it is played, gives it up, and turns another down', async ({
  page,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  await offerGifts(phone, [12_345, 5000, 700]);
  await openAsPlayer(page, '/my/bonuses', phone);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const offered = main.getByRole('region', { name: 'Available' });
  const active = main.getByRole('region', { name: 'In turnover' });
  const earlier = main.getByRole('region', { name: 'Earlier' });
  await expect(offered.getByRole('listitem')).toHaveCount(2);
  await expect(earlier.getByRole('listitem')).toContainText(/Surprise gift.*₱7\.00.*Expired/);
  const gift = offered.getByRole('listitem').filter({ hasText: '₱123.45' }).first();
  await expect(gift).toContainText('₱123.45 of turnover');
  await expect(gift).toContainText('Claim it until');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await gift.getByRole('button', { name: 'Claim: Surprise gift' }).click();
  await expect(dialog).toContainText(
    '₱123.45 is added to your balance. It can be withdrawn after ₱123.45 of turnover.',
  );
  await dialog.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('₱123.45 was added to your balance', { exact: true })).toBeVisible();
  await expect(active.getByRole('progressbar', { name: 'Played' })).toHaveAttribute(
    'aria-valuetext',
    '₱0.00 of ₱123.45',
  );

  await offered.getByRole('button', { name: 'Decline: Surprise gift' }).click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await offered.getByRole('button', { name: 'Decline: Surprise gift' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(offered).toHaveCount(0);
  await expect(earlier).toContainText(/₱50\.00.*Declined/);

  await active.getByRole('button', { name: 'Forfeit: Surprise gift' }).click();
  await expect(dialog).toContainText('₱123.45 is taken from your balance');
  await dialog.getByRole('button', { name: 'Forfeit' }).click();
  await expect(active).toHaveCount(0);
  await expect(earlier).toContainText(/₱123\.45.*Forfeited/);
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('tells in the dialog of the gate who must not claim and what to do, also where that changed meanwhile, and lets them decline [A-231 A-240]', async ({
  page,
}) => {
  await page.clock.install();
  const phone = await playerWithStatus('rejected');
  await offerGifts(phone, [12_345, 5000, 700]);
  await openAsPlayer(page, '/my/bonuses', phone);
  const gift = page.getByRole('main').getByRole('listitem').filter({ hasText: '₱123.45' });
  const claim = gift.getByRole('button', { name: 'Claim: Surprise gift' });
  const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
  await claim.click();
  await expect(
    reminder.getByText(
      'your KYC was not approved: you must submit it again and be approved for you to participate in welfare activities!',
    ),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.mouse.click(3, 3);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await reminder.getByRole('button', { name: 'Close' }).click();

  await test.step('the question stood open while a review began', async () => {
    await setStatus(phone, 'basic_account');
    await page.reload();
    await claim.click();
    const question = page.getByRole('dialog', { name: 'Claim this bonus?' });
    await expect(question).toBeVisible();
    await setStatus(phone, 'under_review');
    // What the page knows of the check it shares for a second and a half.
    await page.clock.fastForward(2000);
    await question.getByRole('button', { name: 'Claim' }).click();
    const hint = page.getByRole('dialog', { name: 'KYC is under review' });
    await expect(hint.getByText(/to participate in welfare activities!$/)).toBeVisible();
    await expect(question).toHaveCount(0);
    await hint.getByRole('button', { name: 'Okay' }).click();
    await expect(gift).toBeVisible();
  });

  await gift.getByRole('button', { name: 'Decline: Surprise gift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('region', { name: 'Earlier' })).toContainText(/₱123\.45.*Declined/);
  await setStatus(phone, 'rejected');
  await page.reload();
  await page.getByRole('button', { name: 'Claim: Surprise gift' }).click();
  await reminder.getByRole('link', { name: 'Go To KYC Verify Now' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});
