import { askCompletion } from '@perya/contract/kyc/staff-calls/compliance';
import type { BrowserContext, Page } from '@playwright/test';
import { staffClient } from '../backoffice/staff-client.ts';
import { askDatabase, submitIdentity } from '../backoffice/submit-identity.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { liveRefused } from '../page/live-refused.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { beginCompliance, stopCompliance } from './compliance-window.ts';
import { button, title } from './wizard-page.ts';

/** The site whose players no other test needs: a window meets every unverified player past their time there. */
const site = 'sinag';
const here = (path: string) => addressOf(path, site);

/** Opens a page of the site and waits until the record was read there, after which a redirect would come. */
async function openRead(page: Page, path: string): Promise<void> {
  const record = page.waitForResponse('**/member/kyc/detail');
  await page.goto(here(path));
  await (await record).finished();
}

test('leads whoever must complete KYC there while two of the staff have switched that on for the site, and nobody else [A-080 A-081 A-082 A-133 A-134 A-270 A-271 A-486 M-244 M-339 M-427]', async ({
  page,
  context,
  browser,
  expectProblem,
}) => {
  expectProblem(liveRefused);
  expectProblem(/kyc\/detail|Failed to load resource/);
  const contexts: BrowserContext[] = [];
  const another = async () => {
    const made = await browser.newContext();
    contexts.push(made);
    await made.addInitScript(() => {
      if (origin !== 'null') sessionStorage.setItem('perya:v1:terms-gate', 'true');
    });
    return made;
  };
  // What the hours have made of them already: any other status would be frozen in the middle of the test.
  await signIn(context, { phone: await playerWithStatus('frozen', { hoursOld: 80 }), site });
  const late = page;

  await test.step('an open app is led there when the window opens, in place of its page', async () => {
    await untilListening(late, () => open(late, '/terms-of-use', site));
    const length = await late.evaluate(() => history.length);
    await late.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await beginCompliance(site);
    await expect(late).toHaveURL(here('/s-kyc'));
    await expect(late).toHaveTitle(/^KYC ·/);
    expect(await late.evaluate(() => history.length)).toBe(length);
    expect(await late.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });
  try {
    await test.step('so is every page that is opened, and KYC itself stays', async () => {
      for (const path of ['/my', '/']) {
        await late.goto(here(path));
        await expect(late).toHaveURL(here('/s-kyc'));
      }
      await openRead(late, '/s-kyc');
      await expect(title(late)).toHaveText('KYC reminder');
      await expect(late).toHaveURL(here('/s-kyc'));
      await goInside(late, '/my');
      await expect(late).toHaveURL(here('/s-kyc'));
    });

    await test.step('whose record cannot be read goes on', async () => {
      await late.route('**/member/kyc/detail', (route) => route.abort());
      const logged = late.waitForEvent('console', (message) =>
        message.text().includes('The identity check was not read'),
      );
      await late.goto(here('/my'));
      await logged;
      await expect(late.getByText('My Balance')).toBeVisible();
      await expect(late).toHaveURL(here('/my'));
      await late.unroute('**/member/kyc/detail');
    });

    await test.step('the verified, testers and whoever has time left go on, until staff ask them', async () => {
      for (const status of ['fully_kyc', 'test_account'] as const) {
        const verified = await another();
        const phone = await playerWithStatus(status, { hoursOld: 80 });
        await signIn(verified, { phone, site });
        const opened = await verified.newPage();
        await openRead(opened, '/my');
        await expect(opened.getByText('My Balance')).toBeVisible();
        await expect(opened).toHaveURL(here('/my'));
      }
      const young = await another();
      const phone = await playerWithStatus('basic_account');
      await signIn(young, { phone, site });
      const opened = await young.newPage();
      await untilListening(opened, () => openRead(opened, '/my'));
      await expect(opened.getByText('My Balance')).toBeVisible();
      const [player] = await askDatabase<{ uid: string }>(
        `select uid::text from identity.player where phone = '${phone}'`,
      );
      const reviewer = await staffClient('reviewer');
      await reviewer.call(askCompletion, { uid: player?.uid ?? '', reason: 'Regulator asks' });
      await expect(opened).toHaveURL(here('/s-kyc'));
    });

    await test.step('whoever is under review past the cutoff can log out, and nothing else', async () => {
      const session = await openSession();
      const { uid } = await submitIdentity(undefined, session);
      await askDatabase(
        `update identity.player set created_at = created_at - interval '80 hours' where uid = ${uid}`,
      );
      const waiting = await another();
      await bringSession(waiting, session, true, site);
      const opened = await waiting.newPage();
      await opened.goto(here('/my'));
      await expect(opened).toHaveURL(here('/s-kyc'));
      await expect(title(opened)).toHaveText('KYC Is Under Review...');
      await expect(button(opened, 'Logout')).toBeVisible();
      await expect(button(opened, 'Do it later')).toHaveCount(0);
      // The house is late, not the player.
      await expect(opened.getByRole('timer')).toHaveCount(0);
      await expect(opened.getByText('The time to finish KYC ended')).toHaveCount(0);
      await button(opened, 'Logout').click();
      await expect(opened).toHaveURL(here('/'));
      expect(await opened.evaluate(() => localStorage.getItem('perya:v1:session'))).toBeNull();
    });
  } finally {
    await stopCompliance(site);
  }

  await test.step('an open app goes on when one of the staff has ended it', async () => {
    await untilListening(late, () => openRead(late, '/s-kyc'));
    await goInside(late, '/my');
    await expect(late.getByText('My Balance')).toBeVisible();
    await expect(late).toHaveURL(here('/my'));
  });
  for (const made of contexts) await made.close();
});
