import type { Page } from '@playwright/test';
import { decideIdentity } from '../backoffice/decide-identity.ts';
import { submitIdentity } from '../backoffice/submit-identity.ts';
import { goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { title } from './wizard-page.ts';

/** A player whose submission waits, on a page that hears live messages and is not loaded again. */
async function openWaiting(page: Page, path: string): Promise<string> {
  const session = await openSession();
  const { uid } = await submitIdentity(undefined, session);
  await bringSession(page.context(), session);
  const record = page.waitForResponse('**/member/kyc/detail');
  await untilListening(page, () => open(page, path));
  await (await record).finished();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return uid;
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('the wizard turns over when the desk rejects, without being loaded again [A-122 A-202 A-203]', async ({
  page,
}) => {
  const uid = await openWaiting(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC Is Under Review...');
  await decideIdentity({ uid, version: 1, decision: 'reject', reasons: ['tampering'] });
  await expect(title(page)).toHaveText('KYC Verify Rejected');
  await expect(page.getByRole('main')).toContainText('Tampering or obstruction');
  await expect(messages(page)).toContainText('Your identity check was not approved');
  expect(await isSamePage(page)).toBe(true);
});

test('any other page tells that the desk has approved, and the gate is open at once [A-124 A-202 A-228]', async ({
  page,
}) => {
  const uid = await openWaiting(page, '/terms-of-use');
  await decideIdentity({ uid, version: 1, decision: 'full', id_number: `UMID ${uid}` });
  await expect(messages(page)).toContainText('Your identity check was approved');
  await goInside(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC Verified');
  expect(await isSamePage(page)).toBe(true);
});
