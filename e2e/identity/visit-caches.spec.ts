import { field } from '../kyc/fill-form.ts';
import { storeStage } from '../kyc/wizard-page.ts';
import { addressOf, open, untilAlive } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { askForCode, loginSheet, typeCode } from './log-in.ts';
import { freshPhone, readCode } from './player.ts';

/** Asked for again after the reload, and answered by nobody. */
const cached = ['/member/detail', '/member/terms', '/member/kyc/shops'];

test('a visit keeps the sent code, the token, the profile, the policy texts and the branches over a reload [A-196]', async ({
  page,
}) => {
  const phone = freshPhone();
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url() === addressOf('/member/sms')) codes.push(request.url());
  });
  await storeStage(page, 6);
  await open(page, '/terms-of-use');
  const clause = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const words = await clause.innerText();
  const askThere = async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await askForCode(loginSheet(page), phone);
  };
  await askThere();
  await page.reload();
  await untilAlive(page);
  await askThere();
  expect(codes).toHaveLength(1);
  await typeCode(loginSheet(page), await readCode(phone));
  await expect(page).toHaveURL(addressOf('/s-kyc'));
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Wallet/ })).toBeVisible();

  for (const path of cached) await page.route(`**${path}*`, () => {});
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('link', { name: /^Wallet/ })).toBeVisible();
  await field(page, 'Nearest branch').click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.goto(addressOf('/terms-of-use'));
  await expect(clause).toHaveText(words);
});
