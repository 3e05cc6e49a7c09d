import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { sendSupportMessage } from '@perya/contract/support/calls/support';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { askDatabase, submitIdentity } from './submit-identity.ts';

/** What the page told by the browser's own notifications, and whether somebody looks at it. */
interface Told {
  told: { title: string; body: string }[];
  isHidden: boolean;
}

async function writeToService(text: string): Promise<void> {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  await client.call(sendSupportMessage, { key: randomUUID(), text, pictures: [] });
}

test('@desktop what comes in while one looks elsewhere is told by the browser for whoever wishes it, and counted at its room and in the title of the tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const page: Told = { told: [], isHidden: false };
    Object.assign(window, { page });
    Object.defineProperty(document, 'hidden', { get: () => page.isHidden });
    class BrowserNotice {
      static permission = 'default';
      static requestPermission() {
        BrowserNotice.permission = 'granted';
        return Promise.resolve(BrowserNotice.permission);
      }
      constructor(title: string, { body }: { body: string }) {
        page.told.push({ title, body });
      }
    }
    Object.assign(window, { Notification: BrowserNotice });
  });
  const told = () => page.evaluate(() => (window as unknown as { page: Told }).page.told);
  const hide = (isHidden: boolean) =>
    page.evaluate((so) => {
      (window as unknown as { page: Told }).page.isHidden = so;
    }, isHidden);

  await writeToService('Is anybody there?');
  await openAsStaff(page, 'support', '/backoffice');
  const room = page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Support', exact: true });
  await expect(room).toHaveAccessibleDescription(/^Waiting: \d+/);
  await expect(page).toHaveTitle(/^\(\d+\) Home · /);

  await page.getByRole('button', { name: /^Your account: / }).click();
  const wish = page.getByRole('menuitemcheckbox', { name: 'Notify me of what comes in' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await hide(true);
  await writeToService('I wait for an answer');
  await expect.poll(told).toContainEqual({
    title: 'Players who wait for an answer',
    body: expect.stringMatching(/^Waiting: \d+$/),
  });
});

test('@desktop a senior takes a case over with a reason and gives it to a colleague, who hands it over at the end of the shift', async ({
  page,
  browser,
}) => {
  const { path, uid } = await submitIdentity();
  const context = await browser.newContext();
  const colleague = await context.newPage();
  const reviewer = await openAsStaff(colleague, 'reviewer', `${path}?uid=${uid}`);
  // Only who can get in by themselves is given a case.
  await askDatabase(
    `update staff.account set totp_confirmed_at = now() where id = ${reviewer.id} returning id::text`,
  );
  await colleague.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(colleague.locator('.claim-bar')).toContainText('You have it until');

  await openAsStaff(page, 'risk', `${path}?uid=${uid}`);
  const bar = page.locator('.claim-bar');
  await expect(bar).toContainText(`${reviewer.name} has it until`);

  await test.step('taken over', async () => {
    await bar.getByRole('button', { name: 'Take over' }).click();
    const dialog = page.getByRole('dialog', { name: `Take over from ${reviewer.name}` });
    await expect(dialog).toContainText(`${reviewer.name} can no longer decide it`);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(dialog.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
      /Choose why/,
    );
    await dialog.getByLabel('Reason', { exact: true }).selectOption('late');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(bar).toContainText('You have it until');
  });

  await test.step('given to a colleague', async () => {
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign the case' });
    await dialog.getByLabel('Colleague').selectOption(reviewer.id);
    await dialog.getByLabel('Reason', { exact: true }).selectOption('load');
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(bar).toContainText(`${reviewer.name} has it until`);
  });

  await test.step('handed over', async () => {
    await goInside(colleague, '/backoffice');
    await colleague.getByRole('button', { name: 'End my shift' }).click();
    const dialog = colleague.getByRole('dialog', { name: 'End my shift' });
    await dialog.getByLabel('Words for the next shift').fill(`Look at player ${uid} first`);
    expect(await faultsInBothThemes(colleague)).toEqual([]);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog).toContainText('Handed over: 1 case.');
    await context.close();
    await goInside(page, '/backoffice');
    const left = page.getByRole('article').filter({ hasText: `Look at player ${uid} first` });
    await expect(left).toContainText('Cases given back: 1');
    await goInside(page, `${path}?uid=${uid}`);
    await expect(bar).toContainText('Nobody has it: claim it to decide');
  });
});
