import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entranceCalls } from '@perya/contract/staff/calls/entrance';
import { ownCalls } from '@perya/contract/staff/calls/own';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const bundle = fileURLToPath(new URL('../../apps/backoffice/dist/client/assets', import.meta.url));

/** Paths of calls that the login page has no use for. */
const openCalls = Object.values({ ...entranceCalls, ...ownCalls }).map(({ path }) => path);
const closedCalls = Object.values(staffCalls)
  .map(({ path }) => path)
  .filter((path) => !openCalls.includes(path as never));

/** What the authenticator app of a demo account shows now, and the password of all. */
async function readSecrets(page: Page, role: string) {
  const html = await (await page.request.get(addressOf('/sandbox/staff-codes'))).text();
  const [, password = ''] = /<b>([^<]+)<\/b>/.exec(html) ?? [];
  const [, code = ''] = new RegExp(`${role}@demo\\.example.*?(\\d{6})`, 's').exec(html) ?? [];
  return { password, code };
}

test('a visitor gets the login page and no other file of the bundle, logs in by hand and is where they wanted to go @desktop', async ({
  page,
}) => {
  await page.goto(addressOf('/backoffice/audit?actor_kind=staff'));
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const answers = await Promise.all(
    readdirSync(bundle).map((name) => page.request.get(addressOf(`/backoffice/assets/${name}`))),
  );
  const open = answers.filter((answer) => answer.ok());
  expect(open.length).toBeGreaterThan(3);
  expect(answers.length - open.length).toBeGreaterThan(open.length);
  for (const answer of open.filter((each) => each.url().endsWith('.js'))) {
    const text = await answer.text();
    expect(
      closedCalls.filter((path) => text.includes(`\`${path}\``) || text.includes(`"${path}"`)),
    ).toEqual([]);
  }

  const { password, code } = await readSecrets(page, 'auditor');
  await page.getByLabel('Email address').fill('auditor@demo.example');
  await page.getByLabel('Password').fill('not this one, surely');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong');
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?actor_kind=staff');
});
