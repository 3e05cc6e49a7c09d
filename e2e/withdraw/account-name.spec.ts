import { randomInt } from 'node:crypto';
import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { showProof } from '../identity/show-proof.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { ageStanding, verifiedPlayer } from './verified-player.ts';

test('an account that the bank does not know is refused at its number; one in another name is added, and a person pays to it, who reads why', async ({
  page,
  context,
  browser,
}) => {
  const player = await verifiedPlayer({ free: 2000 });
  await bringSession(context, player.session);
  // Of these digits alone, so that accounts of other tests stay as they are.
  const ending = String(randomInt(10_000_000, 99_999_999));
  const bankSays = (inquiries: string, inquiriesEnding = ending) =>
    page.request.post(addressOf('/sandbox/pay/switches'), {
      form: { inquiries, inquiriesEnding },
    });

  await bankSays('none');
  await open(page, '/withdraw-accounts');
  await page.getByRole('main').getByRole('button', { name: 'Add account' }).click();
  const panel = page.getByRole('dialog', { name: 'Add account' });
  await panel.getByRole('radio', { name: 'BPI' }).check();
  const number = panel.getByRole('textbox', { name: 'Account number' });
  await number.fill(`00${ending}`);
  const add = panel.getByRole('button', { name: 'Add account' });
  await add.click();
  await showProof(page, player.phone);
  const refused = 'There is no account of this number there. Please check the number.';
  await expect(panel.getByText(refused)).toBeVisible();
  await expect(number).toHaveValue(`00${ending}`);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByRole('radio', { name: 'BPI' })).toBeChecked();
  await expect(toastOf(page, refused)).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await bankSays('other');
  await add.click();
  await expect(panel).toHaveCount(0);
  const rows = page.getByRole('list', { name: 'Withdrawal accounts' }).getByRole('listitem');
  await expect(rows).toHaveText([new RegExp(`BPI.*${ending.slice(-4)}.*${player.name}`)]);
  await bankSays('same', '');

  await ageStanding(player.uid);
  await goInside(page, '/my?action=withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true });
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await sheet.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=withdraw$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toHaveText('Under review');
  await expect(main).toContainText('A person looks at it before it is paid.');
  // What the bank has is nothing that a player reads.
  await expect(main).not.toContainText('Z•••');
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  const staffContext = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const staff = await staffContext.newPage();
  await openAsStaff(staff, 'cashier', `/backoffice/payments/withdrawals/${id}`);
  const drawer = staff.getByRole('complementary', { name: `Withdrawal W${id}` });
  await expect(drawer.getByRole('listitem').filter({ hasText: 'another name' })).toHaveText(
    'The bank has the account in another name',
  );
  await expect(drawer).toContainText('The bank has it in another name');
  await expect(drawer).toContainText('Z••• Q••• X•••');
  await expect(drawer).toContainText('asked through sandbox');
  expect(await faultsInBothThemes(staff)).toEqual([]);
  await goInside(staff, `/backoffice/players/${player.uid}/payments`);
  const account = staff
    .getByRole('table', { name: 'Withdrawal accounts' })
    .getByRole('row', { name: /BPI/ });
  await expect(account).toContainText('The bank has it in another name');
  await expect(account).toContainText('Z••• Q••• X•••');
  expect(await faultsInBothThemes(staff)).toEqual([]);
  await staffContext.close();
});
