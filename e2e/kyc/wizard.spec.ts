import type { Page } from '@playwright/test';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { bringWizardPlayer, button, storeStage, title } from './wizard-page.ts';

const { launchOptions } = withPictures;
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...fakeCamera] },
  permissions: ['camera'],
});

/** From the choice of the ID to the scanner's own page. */
async function goToScanner(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'UMID' }).check();
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: 'Scan your UMID' })).toBeVisible();
}

/** Has the scanner answer this, and waits until the wizard stands there again. */
async function sendFromScanner(page: Page, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(title(page)).toHaveText('ID Verification in progress');
}

test('leads from the entry over the scanner and the camera to the form [A-117 A-120 A-136 A-137 A-138 A-139 A-140 A-141 A-142 A-144 A-148 A-149 A-150 A-151 A-479]', {
  tag: '@every-screen',
}, async ({ page, expectProblem }) => {
  // Pictures of other specimens than the chosen one are not this test's subject.
  expectProblem(/id-scan\/specimens\/\d+\/umid-under-21/);
  await page.clock.install();
  await openAsPlayer(page, '/s-kyc');
  await button(page, 'KYC Verify').click();
  await expect(title(page)).toHaveText('Verify Process');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Take a photo of your ID.*full name and date of birth must be clear/,
    /Scan your face, or take a selfie with your ID/,
    /Confirm the information/,
  ]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await button(page, 'Start Now').click();

  await expect(title(page)).toHaveText('Select ID Type');
  const kinds = page.getByRole('group', { name: 'ID type' });
  await expect(kinds.getByRole('radio')).toHaveCount(8);
  await expect(kinds.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(button(page, 'Next')).toBeDisabled();
  await goToScanner(page);
  await page.getByRole('button', { name: 'clean' }).click();
  await expect(page.getByRole('img', { name: 'The picture that will be sent' })).toBeVisible();
  await sendFromScanner(page, 'Read the picture');

  await expect(page).toHaveURL(addressOf('/s-kyc'));
  await expect(page.getByText(/The result comes in \d+ seconds?/)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('ID Verification Success');
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText('Selfie With Your ID');
  await page.reload();
  await button(page, "OK, I'm ready").click();

  await expect(title(page)).toHaveText('Take A Selfie');
  await expect(page.locator('video')).toBeVisible();
  await button(page, 'Take photo').click();
  await expect(page.getByRole('img', { name: 'Your selfie' })).toBeVisible();
  await button(page, 'Retake').click();
  await button(page, 'Take photo').click();
  await button(page, 'Upload').click();
  await expect(button(page, 'Submit')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('perya:v1:kyc-selfie'));
  expect(JSON.parse(kept ?? '{}').objectKey).toMatch(/^uploads\//);
});

test('says that a scan failed, and steps back to try again [A-142 A-145 A-146 A-147]', async ({
  page,
}) => {
  await page.clock.install();
  await storeStage(page, 2);
  await openAsPlayer(page, '/s-kyc');
  await goToScanner(page);
  await sendFromScanner(page, 'Unreadable');
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('ID Verification Failed');
  await expect(page.getByText('OCR verification failed, please try again')).toBeVisible();
  const taken = page.getByText(
    'Your certificate has been authenticated and cannot be authenticated again.',
  );
  await expect(taken).toHaveCount(0);
  await button(page, 'Retry').click();
  await expect(title(page)).toHaveText('Select ID Type');
  await expect(page.getByRole('radio', { name: 'UMID' })).toBeChecked();

  await goToScanner(page);
  await sendFromScanner(page, 'Already used by another player');
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('ID Verification Failed');
  await expect(taken).toBeVisible();
});

test('sends a selfie again that did not arrive [A-150 A-151]', async ({ page, expectProblem }) => {
  expectProblem(/oss\/upload/);
  await storeStage(page, 5);
  await openAsPlayer(page, '/s-kyc');
  await button(page, 'Take photo').click();
  await page.route('**/member/oss/upload', (route) => route.abort('connectionreset'), { times: 1 });
  await button(page, 'Upload').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'No connection. Try again.' }),
  ).toBeVisible();
  await button(page, 'Upload').click();
  await expect(button(page, 'Submit')).toBeVisible();
});

for (const [reason, words] of [
  ['NotAllowedError', /not allowed for this site/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /Another app is using the camera/],
] as const) {
  test(`asks three times for a camera that fails with ${reason}, says so and takes a file [A-420 A-457 A-500]`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      if (!navigator.mediaDevices) return;
      navigator.mediaDevices.getUserMedia = (constraints) => {
        asked.push(constraints?.video);
        return Promise.reject(new DOMException('refused', name));
      };
    }, reason);
    await storeStage(page, 5);
    await bringWizardPlayer(page);
    await open(page, '/s-kyc');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    expect(asked).toMatchObject([
      { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
      { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'user' } },
      true,
    ]);
    await page
      .getByLabel('Choose a photo')
      .setInputFiles(new URL('../../art/pictures/brands/perya-192.png', import.meta.url).pathname);
    await button(page, 'Upload').click();
    await expect(button(page, 'Submit')).toBeVisible();
  });
}
