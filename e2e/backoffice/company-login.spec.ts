import { createHash, randomBytes } from 'node:crypto';
import { companyReturnPath } from '@perya/contract/staff/company-return';
import { invitationPath } from '@perya/contract/staff/invitation-link';
import { mergeTests, type Page } from '@playwright/test';
import { appCode } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test as pageTest } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { test as serverTest } from '../setup/server-test.ts';
import { spawnProvider } from '../setup/spawn-provider.ts';

const test = mergeTests(pageTest, serverTest);

const password = 'quiet harbour lantern 7';
const ownPath = '/backoffice/settings/own';
/** Pages on the way in. */
const onTheWay = [invitationPath, companyReturnPath];
const companyButton = 'Log in with your company account';

/** An invitation as the operator's command writes it. */
async function invite(folder: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await lookIntoDatabase(
    folder,
    `with made as (
       insert into staff.account (email, name, role) values ('${email}', 'Nena Cruz', 'support') returning id
     )
     insert into staff.invitation (token_hash, staff_id, expires_at)
     select '\\x${hash}', id, now() + interval '1 hour' from made`,
  );
  return token;
}

/** On the page of the provider, which believes whatever is typed. */
async function showCompanyAccount(page: Page, subject: string, groups = 'Helpdesk') {
  await expect(page.getByRole('heading', { name: 'Company login' })).toBeVisible();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Groups').fill(groups);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the picture of the authenticator app into the app; answers the recovery codes. */
async function setUpApp(page: Page): Promise<string[]> {
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'Open the app' }).click();
  await page.waitForURL(({ pathname }) => !onTheWay.includes(pathname));
  return codes;
}

const sectionOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Company account' }) });

/** Without the session; a page that is still open would ask for its queues once more and be refused. */
async function comeAsNobody(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'perya_staff' });
}

test('takes an invitation with the company account, logs in with it and the code of the house, links and removes one', async ({
  page,
  folder,
  start,
}) => {
  const provider = await spawnProvider();
  try {
    const port = await start({ PERYA_DATA: folder, ...provider.settings }).ready;
    const app = `http://localhost:${port}`;

    await test.step('an invitation, and nobody removes their only way in', async () => {
      await page.goto(`${app}${invitationPath}#${await invite(folder, 'nena@house.example')}`);
      await page.getByRole('button', { name: companyButton }).click();
      await showCompanyAccount(page, 'nena');
      const [, recovery = ''] = await setUpApp(page);
      await page.goto(`${app}${ownPath}`);
      await expect(sectionOf(page)).toContainText('nena');
      await sectionOf(page).getByRole('button', { name: 'Remove the company account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove the company account' });
      await dialog.getByLabel('Present password').fill(password);
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(dialog).toContainText('Without the company account nobody could get into');

      await comeAsNobody(page);
      await page.goto(`${app}${ownPath}`);
      await expect(page.getByRole('button', { name: companyButton })).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: companyButton }).click();
      await showCompanyAccount(page, 'nena');
      await page.getByLabel('Code', { exact: true }).fill(recovery);
      // What came back has left the address.
      expect(new URL(page.url()).search).toBe('');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(ownPath);
    });

    await test.step('groups without a part in the house', async () => {
      await comeAsNobody(page);
      await page.goto(`${app}${ownPath}`);
      await page.getByRole('button', { name: companyButton }).click();
      await showCompanyAccount(page, 'nena', 'Canteen');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Your groups in the company have no part in this house');
      expect(await faultsInBothThemes(page)).toEqual([]);
    });

    await test.step('an account with a password links one and removes it', async () => {
      await page.goto(`${app}${invitationPath}#${await invite(folder, 'lito@house.example')}`);
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      const [recovery = ''] = await setUpApp(page);
      await page.goto(`${app}${ownPath}`);
      await sectionOf(page).getByRole('button', { name: 'Link the company account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Link the company account' });
      await expect(dialog.getByLabel('Present password')).toBeFocused();
      expect(await faultsInBothThemes(page)).toEqual([]);
      await dialog.getByLabel('Present password').fill(password);
      await dialog.getByLabel('Code', { exact: true }).fill(recovery);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await showCompanyAccount(page, 'lito');
      await expect(sectionOf(page)).toContainText('lito');
      expect(new URL(page.url()).pathname).toBe(ownPath);
      await sectionOf(page).getByRole('button', { name: 'Remove the company account' }).click();
      const removal = page.getByRole('dialog', { name: 'Remove the company account' });
      await removal.getByLabel('Present password').fill(password);
      await removal.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(
        page.getByText('The company account is no longer linked', { exact: true }),
      ).toBeVisible();
      await expect(
        sectionOf(page).getByRole('button', { name: 'Link the company account' }),
      ).toBeVisible();
    });
  } finally {
    await provider.stop();
  }
});
