import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { Locator } from '@playwright/test';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus, setStatus } from '../identity/player-with-status.ts';
import { nameOfColour } from '../page/faults/colour-of.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';

import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { answerRecord, bringWizardPlayer, button, storeStage, title } from './wizard-page.ts';

const reasons = [
  /Screen capture/,
  /Tampering or obstruction/,
  /Facial recognition error/,
  /Invalid or expired ID/,
  /Incomplete KYC/,
];

test('tells a new player the policy and the time left, and can be put off, to the index where there is no page before [A-013 A-014 A-015 A-121 A-125 A-128 A-130 A-132 A-135 A-480]', async ({
  page,
  context,
}) => {
  await openAsPlayer(page, '/my');
  await goInside(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC Verify');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'before the first withdrawal or within 3 days (72 hours) of registration, whichever is earlier',
  );
  await expect(main).toContainText('restricted, frozen or suspended until KYC is finished');
  await expect(main).toContainText(
    'forfeited to the Government. A return may be granted for justifiable reasons',
  );
  await expect(page.getByRole('timer')).toHaveText(/^71Hours5\dMinutes\d\dSeconds$/);
  await expect(button(page, 'KYC Verify')).toBeVisible();
  // An offer first: what it opens, how long it takes and what it needs.
  await expect(main.getByRole('definition')).toHaveText([
    'Deposit · Play games · Bonuses and welfare activities · Withdraw',
    'About 3 minutes',
    'A valid ID and a phone with a camera',
  ]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await button(page, 'Do it later').click();
  await expect(page).toHaveURL(addressOf('/my'));
  const fresh = await context.newPage();
  await open(fresh, '/s-kyc');
  await button(fresh, 'Do it later').click();
  await expect(fresh).toHaveURL(addressOf('/'));
});

test('counts down by the clock of the server and turns over at zero [A-126 A-128 A-129 A-132]', async ({
  page,
}) => {
  // A device whose clock is an hour ahead.
  await page.clock.install({ time: Date.now() + 3_600_000 });
  const { client } = await bringWizardPlayer(page);
  await answerRecord(page, client, ({ now }) => ({ expires_at: now + 3725 }));
  await open(page, '/s-kyc');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^01Hours0[12]Minutes\d\dSeconds$/);
  const colourOf = (figure: Locator) =>
    figure.evaluate((element) => getComputedStyle(element).color).then(nameOfColour);
  expect(await colourOf(timer.getByText('01', { exact: true }).first())).not.toBe('red');
  await page.clock.fastForward(3_730_000);
  await expect(timer).toHaveText('00Hours00Minutes00Seconds');
  const ended = page.getByText(
    /^The time to finish KYC ended on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\.$/,
  );
  await expect(ended).toBeVisible();
  const figures = await timer.getByText('00', { exact: true }).all();
  expect(figures).toHaveLength(3);
  for (const figure of figures) expect(await colourOf(figure)).toBe('red');
  await expect(title(page)).toHaveText('KYC reminder');
  await expect(button(page, 'KYC Verify')).toBeVisible();
  await expect(button(page, 'Do it later')).toHaveCount(0);
});

test('tells whoever was rejected why, by the reasons and the words of the reviewer, and keeps none of it in the browser [A-122 A-123 A-127 A-130 A-194 A-482]', async ({
  page,
}) => {
  const { client } = await bringWizardPlayer(page);
  const rejected = (change: Partial<KycRecord>) =>
    answerRecord(page, client, ({ now }) => ({
      status: 'rejected',
      expires_at: now - 9,
      ...change,
    }));
  await rejected({});
  await open(page, '/s-kyc');
  await expect(title(page)).toHaveText('KYC Verify Rejected');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText(reasons);
  await expect(button(page, 'Recertification')).toBeVisible();
  await rejected({
    issue_msg: ['tampering', 'id-invalid'],
    issue_message: 'The upper edge of the card is cut off.',
    issue_fields: ['idPhoto', 'birthday'],
    first_name: 'Maria Clara',
    id_number: '••••QX7Z',
  });
  await page.reload();
  await expect(items).toHaveText([/Tampering or obstruction/, /Invalid or expired ID/]);
  await expect(
    page.getByRole('main').getByText('The upper edge of the card is cut off.'),
  ).toBeVisible();
  await expect(page.getByText('Please correct: Front photo of ID, Date of birth')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  // The browser keeps how the check stands, and nothing that says who the player is.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('perya:v1:kyc');
  expect(stored).toContain('rejected');
  expect(stored).not.toMatch(/Maria|QX7Z|upper edge/);
  await button(page, 'Recertification').click();
  await expect(title(page)).toHaveText('Verify Process');
});

test('holds a player under review at the entry, wherever they had got to, and leads the verified home [A-124 A-131 A-169 A-170 A-203 A-204]', async ({
  page,
}) => {
  await page.clock.install();
  await storeStage(page, 5);
  const { phone } = await bringWizardPlayer(page, await playerWithStatus('under_review'));
  await open(page, '/s-kyc');

  await test.step('holds a player under review', async () => {
    await expect(title(page)).toHaveText('KYC Is Under Review...');
    await expect(page.getByText('We will complete the review as soon as possible')).toBeVisible();
    await expect(button(page, 'KYC Verify')).toHaveCount(0);
    await expect(button(page, 'Recertification')).toHaveCount(0);
    await expect(button(page, 'Do it later')).toBeVisible();
    await expect(button(page, 'Logout')).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
    const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    await expect(list('What you can do meanwhile')).toHaveText(['Deposit', 'Play games']);
    await expect(list('Once your KYC is approved')).toHaveText([
      'Bonuses and welfare activities',
      'Withdraw',
    ]);
  });

  await test.step('leads the verified to the success step, which stays until it is left', async () => {
    await setStatus(phone, 'fully_kyc');
    await page.evaluate(() => localStorage.setItem('perya:v1:kyc-stage', '2'));
    await page.reload();
    await expect(title(page)).toHaveText('KYC Verified');
    await expect(page.getByRole('link', { name: 'Go To Homepage' })).toHaveAttribute('href', '/');
    await page.clock.runFor(60_000);
    await expect(title(page)).toHaveText('KYC Verified');
    await page.getByRole('link', { name: 'Go To Homepage' }).click();
    await expect(page).toHaveURL(addressOf('/'));
  });
});

test('shows a blocked account that it is, with no way into the check [A-127 A-131 A-132 A-203]', async ({
  page,
}) => {
  const { client } = await bringWizardPlayer(page);
  await storeStage(page, 6);
  await answerRecord(page, client, () => ({ status: 'block' }));
  // Half a second after the answer the reminder takes the player home. So the answer comes when the page is
  // there to show it, and what the page showed is kept as it comes.
  const { promise: isAlive, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/member/kyc/detail', async (route) => {
    await isAlive;
    await route.fallback();
  });
  await page.addInitScript(() => {
    const shown: (string | null)[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Account Blocked') return;
      const parts = document.querySelectorAll('main h1, main button, main a');
      shown.push(...[...parts].map(({ textContent }) => textContent));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, '/s-kyc');
  answer();
  const shown = () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  await expect.poll(shown).toContain('Account Blocked');
  for (const name of ['KYC Verify', 'Recertification', 'Do it later', 'Logout'])
    expect(await shown()).not.toContain(name);
});
