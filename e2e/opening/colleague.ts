import { randomBytes } from 'node:crypto';
import { type Client, createClient } from '@perya/contract/client';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import type { Browser, Page } from '@playwright/test';
import { appCode } from '../identity/player.ts';
import type { ProductionHouse } from './production-house.ts';

/** One of the two, at a desk of their own. */
export interface Colleague {
  page: Page;
  /** Speaks to the server as their staff app does. */
  client: Client;
}

/** Makes the account at the machine; its invitation is taken in the browser, with a password and an authenticator app. */
export async function welcomeColleague(
  browser: Browser,
  house: ProductionHouse,
  name: string,
): Promise<Colleague> {
  const email = `${name.toLowerCase()}@casino.example`;
  const words = ['--email', email, '--name', name, '--role', 'administrator'];
  const printed = await house.command('commands/create-staff', ...words);
  const [, invitation = ''] = /^Invitation\s+(\S+)$/m.exec(printed) ?? [];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(invitation);
  await page.getByLabel('New password').fill(randomBytes(18).toString('base64url'));
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'Open the app' }).click();
  await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
  const jar = await context.cookies(`${house.url}/backoffice`);
  const cookie = jar.map((each) => `${each.name}=${each.value}`).join('; ');
  const client = createClient({
    baseUrl: house.directUrl,
    token: { get: () => null, clear: () => {} },
    headers: () => ({ [staffHeader]: staffHeaderValues.byHand, cookie }),
  });
  return { page, client };
}

/** Approves what the other has asked for, as it is shown. */
export async function approveAs({ client }: Colleague, id: string): Promise<void> {
  const { seen } = await client.call(staffCalls.readRequest, { id });
  await client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
}
