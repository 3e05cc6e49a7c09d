import { announce } from './announcements/announce.ts';
import { goInside, open } from './page/open.ts';
import { bringSession } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';
import { lookIntoDatabase } from './setup/look-into-database.ts';
import { verifiedPlayer } from './withdraw/verified-player.ts';

// Nothing is announced without its picture.
test.use(withPictures);

/** Nobody else among the tests has come so far: what is announced to it disturbs none of them. */
const level = 26;
const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);

test('a player has a centre with profile, balance and level, deposits with cashback or a voucher, withdraws to a saved account and adds another, has mystery boxes, reads announcements, and gifts pop up as they come [M-006 M-036 M-319]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 300 });
  await player.addAccount('GCash', '9171234567');
  const { uid } = player;
  await look(
    `insert into vip.standing (bucket, uid, level, staked) values (platform.bucket_of(${uid}), ${uid}, ${level}, 0)
   on conflict on constraint standing_pkey do update set level = excluded.level`,
  );
  await announce({ title: 'The fair is on', level });
  await bringSession(context, player.session);
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  await open(page, '/');
  await expect(dialog('The fair is on')).toContainText('The lights are on.');
  await dialog('The fair is on').getByText('Close', { exact: true }).click();
  await expect(dialog('The fair is on')).toHaveCount(0);

  await goInside(page, '/my');
  await expect(page.getByText(`ID: ${uid}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('300.00');
  await expect(page.getByRole('main')).toContainText(`VIP ${level}`);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialog('Deposit').getByRole('switch', { name: '5% cashback' })).toBeVisible();
  await dialog('Deposit').getByText('Voucher', { exact: true }).click();
  await expect(dialog('Deposit').getByRole('textbox', { name: 'Voucher code' })).toBeVisible();
  await dialog('Deposit').getByRole('button', { name: 'Close' }).click();
  await expect(dialog('Deposit')).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog('Withdraw').getByRole('radio', { name: /GCash/ })).toBeVisible();
  await expect(dialog('Withdraw').getByRole('button', { name: 'Add account' })).toBeVisible();
  await dialog('Withdraw').getByRole('button', { name: 'Close' }).click();
  await expect(dialog('Withdraw')).toHaveCount(0);

  await look(
    `select promotions.grant(90, array[${uid}]::bigint[], array['evening-${uid}'], array[0]::smallint[],
     array[5000]::bigint[], array['{}']::jsonb[], true, 'system')`,
  );
  await expect(page.getByRole('dialog')).toContainText('₱50.00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goInside(page, '/blind-box');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mystery box');
});
