import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { ocrStatuses } from '@perya/contract/kyc/calls/ocr';
import { block, decideIdentity } from '../backoffice/decide-identity.ts';
import { newPerson, submitIdentity } from '../backoffice/submit-identity.ts';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withCamera } from '../page/with-pictures.ts';
import { fillCompleteForm } from './fill-form.ts';
import {
  expectScanned,
  fillRest,
  passResult,
  readingMs,
  scanSpecimen,
  submitAndLeave,
  takeSelfie,
} from './walk-wizard.ts';
import { bringWizardPlayer, button, title, type WizardPlayer } from './wizard-page.ts';
import { type WizardWords, wizardWords } from './wizard-words.ts';

// Everything here goes over the server, the desk and the sandbox's scanner as they are: no answer is put in.
test.use(withCamera);

const english = wizardWords.en;

const recordOf = ({ client }: WizardPlayer) => client.call(getKyc, {});

test('leads from the entry over scanner, camera and form to the review, and by its approval to the verified, in either language and on either screen [A-117 A-120 A-124 A-136 A-137 A-138 A-139 A-140 A-141 A-142 A-144 A-148 A-149 A-150 A-151 A-164 A-168 A-169 A-170 A-183 A-184 A-203 A-204 A-207 A-479]', async ({
  page,
  context,
}) => {
  let words: WizardWords = english;
  await page.clock.install();
  const player = await bringWizardPlayer(page);
  await open(page, '/s-kyc');
  await button(page, words.verify).click();
  await expect(title(page)).toHaveText(words.process);
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Take a photo of your ID.*full name and date of birth must be clear/,
    /Scan your face, or take a selfie with your ID/,
    /Confirm the information/,
  ]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await button(page, words.start).click();

  await expect(title(page)).toHaveText(words.chooseId);
  const kinds = page.getByRole('group', { name: 'ID type' });
  await expect(kinds.getByRole('radio')).toHaveCount(8);
  await expect(kinds.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(button(page, words.next)).toBeDisabled();

  // From here on in Tagalog on a desktop; the other half of the way in English is that of the rejected.
  words = wizardWords.tl;
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(title(page)).toHaveText(words.chooseId);
  await scanSpecimen(page, words);
  await expect(page.getByText(/Darating ang resulta sa loob ng \d+ segundo/)).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
  await page.clock.runFor(10_000);
  await passResult(page, words);

  await page.reload();
  await takeSelfie(page, words);
  const kept = await page.evaluate(() => sessionStorage.getItem('perya:v1:kyc-selfie'));
  const { objectKey } = JSON.parse(kept ?? '{}') as { objectKey: string };
  await expectScanned(page, words, await recordOf(player));
  await fillRest(page, words);
  await submitAndLeave(page, words);

  const { uid, version, status, attachments, ocr } = await recordOf(player);
  expect(status).toBe('under_review');
  expect(attachments.selfieWithIDPhotoPath).toBe(objectKey);
  expect(attachments.idPhoto).toBe(ocr.attachments.idPhoto);
  // The number that the scanner read is enough for an approval in full.
  await decideIdentity({ uid, version, decision: 'full' });
  await page.reload();
  await expect(title(page)).toHaveText(words.verified);
  await expect(page.getByText('Verified na ang identity mo.')).toBeVisible();
});

test('tells the rejected why, and takes another scan, though a slow one, and another submission [A-122 A-123 A-124 A-130 A-141 A-142 A-201 A-207 A-482]', async ({
  page,
}) => {
  const words = english;
  const session = await openSession();
  await bringSession(page.context(), session);
  const player = await submitIdentity(newPerson(), session);
  await decideIdentity({
    uid: player.uid,
    version: 1,
    decision: 'reject',
    reasons: ['tampering', 'id-invalid'],
    comment: 'The upper edge of the card is cut off.',
  });
  await page.clock.install();
  await open(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC Verify Rejected');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Tampering or obstruction/,
    /Invalid or expired ID/,
  ]);
  await expect(
    page.getByRole('main').getByText('The upper edge of the card is cut off.'),
  ).toBeVisible();
  await button(page, 'Recertification').click();
  await button(page, words.start).click();
  await expect(title(page)).toHaveText(words.chooseId);

  // The real answers, held back until the wait for them was seen.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/member/ocr/checkresult*', async (route) => {
    await held;
    await route.continue();
  });
  await scanSpecimen(page, words, 'Read it, slowly');
  await expect(page.getByText(/The result comes in \d+ seconds?/)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expect(title(page)).toHaveText(words.inProgress);
  await expect(button(page, 'Scan again')).toBeVisible();
  const readState = async () => (await player.record()).ocr_status;
  await expect.poll(readState, { timeout: readingMs }).toBe(ocrStatuses.success);
  release();
  // Everything was given before, so the form can be sent before the branches are there to choose from.
  await page.route('**/member/kyc/shops', () => {});
  await passResult(page, words);
  await takeSelfie(page, words);
  await expect(button(page, words.submit)).toBeEnabled();
  const sent = page.waitForRequest('**/member/kyc/update');
  await submitAndLeave(page, words);
  await sent;
  expect(await player.record()).toMatchObject({
    status: 'under_review',
    version: 2,
    issue_msg: [],
    issue_message: '',
  });
});

test('lets the frozen submit, tells that it waits and stays frozen, and opens the account with the approval [A-126 A-131 A-203 A-204 A-210 A-356]', async ({
  page,
}) => {
  await page.clock.install();
  const player = await bringWizardPlayer(page, await playerWithStatus('frozen', { hoursOld: 80 }));
  await open(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC reminder');
  await expect(button(page, english.verify)).toBeVisible();
  await expect(button(page, 'Do it later')).toHaveCount(0);
  // As for somebody who has come as far as the form.
  await page.evaluate(() => localStorage.setItem('perya:v1:kyc-stage', '6'));
  await page.reload();
  await fillCompleteForm(page);
  await submitAndLeave(page, english, true);
  const stays = page.getByText('Your account stays frozen until it is approved.');
  await expect(stays).toBeVisible();
  await expect(button(page, english.verify)).toHaveCount(0);
  const { uid, version, ...waiting } = await recordOf(player);
  expect(waiting).toMatchObject({ status: 'frozen', is_waiting: true });

  await decideIdentity({ uid, version, decision: 'full', id_number: `N${uid}` });
  await page.reload();
  await expect(title(page)).toHaveText(english.verified);
  await expect(page.getByText('Your identity is verified.')).toBeVisible();
  expect(await recordOf(player)).toMatchObject({ status: 'fully_kyc', is_waiting: false });
});

test('leads out whom staff have blocked, and tells them why when they come again [A-245 A-250 A-251 M-428]', async ({
  page,
  expectProblem,
}) => {
  const player = await bringWizardPlayer(page);
  await open(page, '/s-kyc');
  await expect(button(page, english.verify)).toBeVisible();
  const { uid } = await recordOf(player);
  // The page that is open may notice by itself, at a moment of its own.
  await page.goto('about:blank');
  await block(uid);
  await expect(recordOf(player)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

  expectProblem(/401/);
  await page.goto(addressOf('/s-kyc'));
  await expect(page).toHaveURL(addressOf('/'));
  await proceedThroughGate(page);
  await logInByCode(loginSheet(page), player.phone);
  const reminder = page.getByRole('dialog', { name: 'Your account is blocked' });
  await expect(reminder.getByText(/blocked for a violation of the rules/)).toBeVisible();
  const session = () => page.evaluate(() => localStorage.getItem('perya:v1:session'));
  await expect.poll(session).toBeNull();
  await expect(page).toHaveURL(addressOf('/'));
  await expect(loginSheet(page)).toHaveCount(0);
  await reminder.getByRole('button', { name: 'Close' }).last().click();
  await expect(reminder).toHaveCount(0);
});
