import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';
import { askDatabase, newPerson, submitIdentity } from './submit-identity.ts';

test.use(withPictures);

test('@desktop a list is imported whole or not at all, whoever is on it cannot be approved, and two players who may be one person are held side by side', async ({
  page,
  browser,
}) => {
  await test.step('a list', async () => {
    const person = newPerson();
    const name = `Restricted ${person.last_name}`;
    await openAsStaff(page, 'risk', '/backoffice/kyc/lists');
    await page.getByRole('button', { name: 'Import a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a list' });
    await dialog.getByLabel('Name of the list').fill(name);
    await dialog.getByLabel('What it means').selectOption('restricted');
    const row = `${person.first_name} ${person.last_name},${person.birthday},By order`;
    await dialog.getByLabel('Rows').fill(`${row}\nJuan Cruz,31-12-1990,`);
    await expect(dialog).toContainText('A new list of 2 rows is made.');
    await dialog.getByLabel('Why, for the audit').fill('By order of the regulator');
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing was sent');
    await expect(dialog.getByRole('alert')).toContainText('Line 2');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('Rows').fill(row);
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(dialog.getByRole('status')).toContainText('waits for a second person');
    const request = await dialog
      .getByRole('link', { name: 'Open the request' })
      .getAttribute('href');
    const desk = await browser.newContext();
    const second = await desk.newPage();
    await openAsStaff(second, 'risk', request ?? '');
    await approveRequest(second);
    await desk.close();
    await page.reload();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('row', { name: /By order/ })).toContainText(person.birthday);
    expect(await faultsInBothThemes(page)).toEqual([]);

    const player = await submitIdentity(person);
    await goInside(page, player.path);
    const drawer = page.getByRole('complementary', { name: `Player ${player.uid}, version 1` });
    await expect(drawer).toContainText('Approval forbidden');
    await expect(drawer.getByRole('table', { name: 'On watch-lists' })).toContainText(name);
    await drawer.getByRole('button', { name: 'Claim' }).click();
    await expect(drawer.getByRole('button', { name: 'Reject' })).toBeVisible();
    await expect(drawer).toContainText('The law forbids an approval');
    await expect(drawer.getByRole('button', { name: 'Approve in full' })).toHaveCount(0);
  });

  await test.step('two players', async () => {
    const person = newPerson();
    const one = await submitIdentity(person);
    const other = await submitIdentity(person);
    await goInside(page, other.path);
    const drawer = page.getByRole('complementary', { name: `Player ${other.uid}, version 1` });
    await expect(drawer).toContainText('Name and birthday of another player');
    await drawer.getByRole('button', { name: `Compare with player ${one.uid}` }).click();
    const dialog = page.getByRole('dialog', { name: `Players ${other.uid} and ${one.uid}` });
    for (const { uid } of [one, other]) {
      await expect(
        dialog.getByRole('img', { name: `Front of the ID of player ${uid}` }),
      ).toBeVisible();
    }
    await expect(dialog.getByRole('row', { name: /^Last name/ })).toContainText('Same');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});

test('@desktop figures lead to their rows, which are masked for whoever may not see documents; what was erased says so; the desk speaks Tagalog and stays whole on a tablet', async ({
  page,
}) => {
  await test.step('figures, and the queue masked', async () => {
    const player = await submitIdentity();
    await openAsStaff(page, 'support', '/backoffice/kyc/figures');
    await expect(page.getByText('Median time to a decision')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Waiting', exact: true }).click();
    await expect(page).toHaveURL(/state=waiting/);
    await page.getByLabel('Player id').fill(player.uid);
    const row = page.getByRole('row', { name: new RegExp(`^${player.uid}`) });
    await expect(row).toContainText('UMID');
    await expect(row).not.toContainText(player.person.last_name);
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Claim the next' })).toHaveCount(0);
    await goInside(page, player.path);
    await expect(page.getByText('You may not open this page')).toBeVisible();
  });

  await test.step('an erased submission', async () => {
    const { uid, path } = await submitIdentity();
    await askDatabase(
      `update kyc.review set state = 'rejected', decided_at = now() where uid = ${uid};
       delete from kyc.photo where uid = ${uid};
       update kyc.submission set sealed_key = '', sealed_fields = '',
         erased_at = '2026-03-05T02:17:00+08' where uid = ${uid}`,
    );
    await openAsStaff(page, 'reviewer', path);
    const drawer = page.getByRole('complementary', { name: `Player ${uid}, version 1` });
    await expect(drawer).toContainText(
      /were erased after their time, Mar 5, 2026, 2:17:00\sAM PHT/,
    );
    await expect(drawer).not.toContainText('No photo was given');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('in Tagalog, on a tablet', async () => {
    const player = await submitIdentity();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.context().addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await openAsStaff(page, 'reviewer', player.path);
    const drawer = page.getByRole('complementary', { name: `Manlalaro ${player.uid}, bersyon 1` });
    await drawer.getByRole('button', { name: 'Angkinin' }).click();
    await expect(drawer.getByRole('button', { name: 'Aprubahan nang buo' })).toBeInViewport({
      ratio: 1,
    });
    await expect(drawer.getByRole('img', { name: 'Harap ng ID' })).toBeInViewport({ ratio: 1 });
    await expect(drawer.getByRole('table', { name: 'Mga ibinigay' })).toContainText('Apelyido');
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
  });
});
