import { expect as expectOf, type Page } from '@playwright/test';
import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';

const uidOf = async (page: Page) =>
  /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0] ?? '';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a player and staff write to each other live, over a dropped line, with a picture, and feedback is answered there [A-049 A-468 G-058 G-178 G-179 G-180 G-181 G-304 G-321 M-040 M-466]', async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load|net::/);
  await untilListening(page, () => openAsPlayer(page, '/my'));
  const uid = await uidOf(page);
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(addressOf('/service'));
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('Hello! Write to us about anything');
  const field = page.getByRole('textbox', { name: 'Message' });
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await field.fill('Where is my <b>deposit</b>?');
  await send.click();
  await expect(field).toHaveValue('');
  await expect(log.getByRole('article')).toHaveCount(1);
  await expect(log).not.toContainText('Sending');

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const staff = await desk.newPage();
  await openAsStaff(staff, 'support', `/backoffice/support/conversations?uid=${uid}`);
  await staff
    .getByRole('link', { name: /^Player|\w/ })
    .and(staff.locator('[data-row-link]'))
    .click();
  const drawer = staff.getByRole('complementary', { name: /^Conversation of/ });
  const thread = drawer.getByRole('log', { name: 'Messages' });
  await expect(thread).toContainText('Where is my <b>deposit</b>?');
  await drawer.getByRole('button', { name: 'Show picture 1' }).click();
  await expectOf(drawer.getByRole('img', { name: 'Number 1 of message 1' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Claim' }).click();
  await drawer.getByLabel('Canned replies').selectOption({ label: 'Greeting' });
  const answer = drawer.getByLabel('Answer', { exact: true });
  await expect(answer).toHaveValue(/^Hello! Thank you for writing/);
  expect(await faultsInBothThemes(staff)).toEqual([]);
  await drawer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer).toHaveValue('');
  await expect(log).toContainText('Hello! Thank you for writing');

  // The line is gone: what both write meanwhile arrives when it is back, each once.
  await page.context().setOffline(true);
  await field.fill('I am on the ferry');
  await send.click();
  await expect(log.getByRole('alert')).toContainText('Not sent: no connection');
  await answer.fill('We have found it');
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: onePixel });
  await expect(drawer.getByRole('img', { name: 'Number 1 of the answer' })).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await drawer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(thread).toContainText('We have found it');
  await expect(drawer.getByRole('list', { name: 'Pictures of the answer' })).toHaveCount(0);
  await page.context().setOffline(false);
  const found = log.getByRole('article').filter({ hasText: 'We have found it' });
  await expect(found.getByRole('img', { name: /^Picture 1 of message/ })).toBeVisible();
  await expect(log.getByRole('article').filter({ hasText: 'ferry' })).toHaveCount(1);
  await expect(log).not.toContainText('Not sent');
  await expect(thread).toContainText('I am on the ferry');

  await goInside(page, '/my/feedback');
  const feedback = page.getByRole('textbox', { name: 'Your feedback' });
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await feedback.fill('  \n ');
  await expect(submit).toBeDisabled();
  await feedback.fill(`${'a'.repeat(1000)}b`);
  await expect(page.getByText('The maximum number of characters exceeds the limit')).toBeVisible();
  await expect(feedback).toHaveValue('a'.repeat(1000));
  // Sent as it is, the field is empty, and nothing is too long any more. [G-178]
  await submit.click();
  await expect(feedback).toHaveValue('');
  await expect(page.getByText('The maximum number of characters')).toHaveCount(0);
  await feedback.fill('More fishing games, please');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await submit.click();
  await expect(page.getByText('Thank you. We have your feedback.').first()).toBeVisible();
  await expect(feedback).toHaveValue('');

  await staff.goto(addressOf(`/backoffice/support/feedback?uid=${uid}`));
  await staff.getByRole('link', { name: 'More fishing games, please' }).click();
  const opinion = staff.getByRole('complementary', { name: /^Feedback/ });
  await opinion.getByLabel('Answer', { exact: true }).fill('Three come in June');
  expect(await faultsInBothThemes(staff)).toEqual([]);
  await opinion.getByRole('button', { name: 'Send the answer' }).click();
  await expect(opinion).toContainText('What became of it');
  await page.getByRole('link', { name: 'Go to customer service' }).click();
  await expect(log.getByRole('article').last()).toContainText('Three come in June');
  await expect(log.getByRole('article').last()).toContainText('More fishing games, please');
  await desk.close();
});

test('the chat of the operator fills the page, with name and email in its address [G-065 G-066 G-237 G-332]', async ({
  page,
}) => {
  await page.route('**/member/service', (route) =>
    route.fulfill({
      json: { status: true, data: { chat_url: addressOf('/terms-of-use?room=1') } },
    }),
  );
  await openAsPlayer(page, '/service');
  const frame = page.locator('iframe[title="Customer service"]');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.searchParams.get('room')).toBe('1');
  expect(address.searchParams.get('name')).toMatch(/./);
  expect(address.searchParams.get('email')).toBe('');
  const box = await frame.boundingBox();
  const size = page.viewportSize();
  expect(box?.width).toBe(size?.width);
  // All that the bar above and the tabs below leave.
  expect(box?.height ?? 0).toBeGreaterThan((size?.height ?? 0) - 130);
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('takes feedback that was typed before the page came alive [G-058 G-178]', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: await playerWithStatus('unset') });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('/my/feedback'), { waitUntil: 'commit' });
  const feedback = page.getByRole('textbox', { name: 'Your feedback' });
  await feedback.fill('Typed in a tunnel');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  release();
  await expect(submit).toBeEnabled();
  await expect(feedback).toHaveValue('Typed in a tunnel');
});
