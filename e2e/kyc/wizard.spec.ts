import { decodeBody } from '@perya/contract/codec';
import { ocrStatuses, setupOcr } from '@perya/contract/kyc/calls/ocr';
import type { Page, Route } from '@playwright/test';
import { answer } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { untilAlive } from '../page/open.ts';
import { routeOnce } from '../page/route-once.ts';
import { expect, test } from '../page/test.ts';
import { withCamera } from '../page/with-pictures.ts';
import { goToScanner, sendFromScanner } from './walk-wizard.ts';
import { button, storeStage, title } from './wizard-page.ts';
import { wizardWords } from './wizard-words.ts';

test.use(withCamera);

const words = wizardWords.en;

test('says after ten seconds that a scan failed, and steps back to try again; names every scan anew to the provider [A-142 A-145 A-146 A-147 A-190]', async ({
  page,
}) => {
  const bodies: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== setupOcr.path) return;
    const { 'content-type': type = '' } = request.headers();
    bodies.push(decodeBody(type, request.postDataBuffer() ?? Buffer.alloc(0)));
  });
  await page.clock.install();
  await storeStage(page, 2);
  await openAsPlayer(page, '/s-kyc');
  await goToScanner(page, words);
  await sendFromScanner(page, words, 'Unreadable');
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

  await goToScanner(page, words);
  await sendFromScanner(page, words, 'Already used by another player');
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('ID Verification Failed');
  await expect(taken).toBeVisible();

  const setUp = {
    is_frame: false,
    biz_id: expect.stringMatching(/^[\w-]{16,}$/),
    id_type: 'UMID',
    complete_callback_url: '/s-kyc?step=3',
    interrupt_callback_url: '/s-kyc?step=3',
  };
  const [first, second] = (await Promise.all(bodies)) as { biz_id: string }[];
  expect([first, second]).toEqual([setUp, setUp]);
  expect(first?.biz_id).not.toBe(second?.biz_id);
});

const stepMs = 50;

/** Whatever the page's timers have begun is drawn by the time that this is answered. */
const drawn = (page: Page) => page.evaluate(() => fetch('/healthz').then(() => null));

async function stepClock(page: Page): Promise<void> {
  await page.clock.runFor(stepMs);
  await drawn(page);
}

test('shows how a scan ended after ten seconds, neither sooner nor later, and goes on three seconds after a success [A-141 A-144 A-447]', async ({
  page,
}) => {
  const result = '**/member/ocr/checkresult*';
  // Known from the first moment on, so that the wait alone decides when it is shown.
  await page.route(result, (route) =>
    answer(route, { ocr_status: ocrStatuses.success, is_already_verified: false }),
  );
  await page.clock.install();
  await storeStage(page, 2);
  await openAsPlayer(page, '/s-kyc');
  await goToScanner(page, words);
  await page.getByRole('radio', { name: 'Unreadable' }).check();
  await page.clock.pauseAt(Date.now() + 60_000);
  const known = page.waitForResponse(result);
  await button(page, words.send).click();
  // The way back takes a few timers; the wait begins within the step that shows it.
  await expect(async () => {
    await stepClock(page);
    expect(await title(page).textContent()).toBe(words.inProgress);
  }).toPass({ intervals: [0] });
  await known;
  await expect(page.getByText('The result comes in 10 seconds')).toBeVisible();
  await page.clock.runFor(9700);
  await expect(page.getByText('The result comes in 1 second', { exact: true })).toBeVisible();
  let steps = 0;
  while ((await title(page).textContent()) !== words.wasRead) {
    await stepClock(page);
    steps += 1;
    expect(steps).toBeLessThan(10);
  }
  // The next wait has begun within the last step.
  await page.clock.runFor(3000 - stepMs - 10);
  await drawn(page);
  await expect(title(page)).toHaveText(words.wasRead);
  await page.clock.runFor(stepMs + 20);
  await expect(title(page)).toHaveText(words.selfieGuide);
});

const refusals = [
  ['NotAllowedError', /not allowed for this site/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /Another app is using the camera/],
] as const;

test('sends a selfie again that did not arrive; asks three times for a camera that fails, says why and takes a file [A-150 A-151 A-420 A-457 A-500]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/oss\/upload/);
  await storeStage(page, 5);
  await openAsPlayer(page, '/s-kyc');
  await button(page, 'Take photo').click();
  await button(page, 'Retake').click();
  await button(page, 'Take photo').click();
  await routeOnce(page, '**/member/oss/upload', (route) => route.abort('connectionreset'));
  await button(page, 'Upload').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'No connection. Try again.' }),
  ).toBeVisible();
  await button(page, 'Upload').click();
  await expect(button(page, 'Submit')).toBeVisible();

  for (const [reason, told] of refusals) {
    await test.step(`a camera that fails with ${reason}`, async () => {
      // Of all that were added the last one counts.
      await page.addInitScript((name) => {
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        if (!navigator.mediaDevices) return;
        navigator.mediaDevices.getUserMedia = (constraints) => {
          asked.push(constraints?.video);
          return Promise.reject(new DOMException('refused', name));
        };
      }, reason);
      await page.evaluate(() => {
        localStorage.setItem('perya:v1:kyc-stage', '5');
        sessionStorage.removeItem('perya:v1:kyc-selfie');
      });
      await page.reload();
      await untilAlive(page);
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
      const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
      expect(asked).toMatchObject([
        { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
        { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'user' } },
        true,
      ]);
    });
  }
  await page
    .getByLabel('Choose a photo')
    .setInputFiles(new URL('../../art/pictures/brands/perya-192.png', import.meta.url).pathname);
  await button(page, 'Upload').click();
  await expect(button(page, 'Submit')).toBeVisible();
});

test('a scan that could not be started says so, by the server’s word and without a connection, and stays where it was [A-419]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/ocr\/setup/);
  await storeStage(page, 2);
  const refused = {
    json: { status: false, code: 'OCR_FAILED_TO_START', data: 'Failed to start OCR' },
  };
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill(refused),
  ];
  await openAsPlayer(page, '/s-kyc');
  await expect(title(page)).toHaveText(words.chooseId);
  await page.getByRole('radio', { name: 'UMID' }).check();
  for (const fail of failures) {
    await page.route('**/member/ocr/setup', fail);
    await button(page, words.next).click();
    const toast = page.locator('.toast', { hasText: 'Failed to start OCR' });
    await expect(toast).toBeVisible();
    await toast.locator('button').click();
    await expect(toast).toHaveCount(0);
    await expect(title(page)).toHaveText(words.chooseId);
    await page.unroute('**/member/ocr/setup');
  }
});
