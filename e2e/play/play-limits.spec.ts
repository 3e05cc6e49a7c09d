import type { Locator, Page } from '@playwright/test';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { freshPhone } from '../identity/player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';

const saveOf = (page: Page) => page.getByRole('button', { name: 'Save limits' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('is reached from the settings, tries again what failed, lowers a limit at once and raises it only after a day, for stakes and deposits, and speaks Tagalog, the word to type included', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/member\/limits/);
  await signIn(context);
  await test.step('a page that could not be loaded', async () => {
    await page.route('**/member/limits', (route) => route.abort());
    await open(page, '/my');
    await page.getByRole('link', { name: 'Play limits' }).click();
    await expect(page).toHaveURL(addressOf('/play-limits'));
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await page.unroute('**/member/limits');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Today')).toBeVisible();
  });

  await test.step('the figures of the day and of the session', async () => {
    await expect(card(page, 'Today')).toContainText('₱0.00');
    await expect(card(page, 'Daily stake limit')).toContainText('No limit set');
    expect(await faultsInBothThemes(page)).toEqual([]);
    const session = card(page, 'This session');
    for (const figure of ['Deposited', 'Staked', 'Won', 'Net']) {
      await expect(session.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(session).toContainText(/Since you logged in: /);
  });

  await test.step('stakes', async () => {
    const stake = card(page, 'Daily stake limit');
    const field = stake.getByRole('textbox');
    const save = saveOf(page);
    await expect(save).toHaveCount(0);
    for (const wrong of ['0.5', 'a lot', '10,000,001', '-5']) {
      await field.fill(wrong);
      await save.click();
      await expect(stake).toContainText('Enter an amount from 1.00 to 10,000,000.00');
    }
    await field.fill('1,000');
    await save.click();
    await expect(stake).toContainText('₱0.00 / ₱1,000.00');
    // Once it is saved there is nothing to save.
    await expect(save).toHaveCount(0);
    await stake.getByRole('button', { name: '₱500', exact: true }).click();
    await expect(field).toHaveValue('500');
    await save.click();
    await expect(stake).toContainText('₱0.00 / ₱500.00');

    await field.fill('2000.50');
    await save.click();
    await expect(stake).toContainText(/₱2,000\.50 from/);
    await expect(stake).toContainText('₱0.00 / ₱500.00');
    await stake.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(stake.getByRole('button', { name: 'Cancel the change' })).toHaveCount(0);
    await stake.getByRole('button', { name: 'Remove: Daily stake limit' }).click();
    await expect(stake).toContainText(/No limit from/);
    await expect(stake).toContainText('₱0.00 / ₱500.00');

    await page.reload();
    await expect(stake).toContainText(/No limit from/);
    await expect(card(page, 'Changes').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'Daily loss limit')).toContainText('No limit set');
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('deposits by the day, the week and the month', async () => {
    const [day, week, month] = ['Daily', 'Weekly', 'Monthly'].map((span) =>
      card(page, `${span} deposit limit`),
    ) as [Locator, Locator, Locator];
    await expect(week).toContainText('from Monday to Sunday in Manila');
    await expect(month).toContainText('No limit set');
    const set = async (limit: Locator, amount: string) => {
      await limit.getByRole('textbox').fill(amount);
      await saveOf(page).click();
      await expect(saveOf(page)).toHaveCount(0);
    };
    await set(week, '500');
    await expect(week).toContainText('₱0.00 / ₱500.00');
    await expect(week).toContainText('Left: ₱500.00');
    await set(day, '900');
    await expect(day).toContainText(
      'Weekly deposit limit: ₱500.00. It is lower, so it is reached first.',
    );
    await set(week, '5,000');
    await expect(week).toContainText(/₱5,000\.00 from/);
    await expect(week).toContainText('₱0.00 / ₱500.00');
    await week.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(week).not.toContainText('₱5,000.00');
    await set(day, '100');
    await expect(day).toContainText('Left: ₱100.00');
    await expect(day).not.toContainText('reached first');
    await expect(card(page, 'Changes').getByRole('listitem')).toHaveCount(10);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('in Tagalog', async () => {
    await page.getByRole('radio', { name: 'Tagalog' }).click();
    await page.getByRole('radio', { name: '1 araw' }).check();
    await page.getByRole('button', { name: 'Mag-break muna' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox').fill('hinto');
    await question.getByRole('button', { name: 'Mag-break muna' }).click();
    await expect(page.getByText(/^Naka-break ka sa paglalaro hanggang/)).toBeVisible();
  });
});

test('keeps a player from play only after the word is typed, and then for as long as was chosen', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/game\/launch/);
  await signIn(context);
  await open(page, '/play-limits');
  const away = card(page, 'Take a break from play');
  await expect(away.getByRole('button', { name: 'Take a break' })).toBeDisabled();
  await expect(away).toContainText('Choose for how long');
  await away.getByRole('radio', { name: '7 days' }).check();
  await away.getByRole('button', { name: 'Take a break' }).click();
  const question = page.getByRole('dialog', { name: 'Take a break from play?' });
  await expect(question).toContainText('It cannot be ended sooner');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(question).toContainText('Type the word STOP');
  await question.getByRole('textbox').fill('stay');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(question).toContainText('Type the word STOP');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('textbox').fill('stop');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(question).toHaveCount(0);
  await expect(away).toContainText('You are on a break from play until');

  await away.getByRole('radio', { name: '1 day' }).check();
  await away.getByRole('button', { name: 'Take a break' }).click();
  await question.getByRole('textbox').fill('STOP');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(question).toContainText('Your break from play already lasts longer than that');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await away.getByRole('radio', { name: 'Forever' }).check();
  await away.getByRole('button', { name: 'Take a break' }).click();
  await question.getByRole('textbox').fill('STOP');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(away).toContainText('You are on a break from play, forever.');
  await expect(away.getByRole('radio')).toHaveCount(0);
});

test('says which limit the house has set, offers no way to remove it and refuses a higher one in words; a stricter one counts', async ({
  page,
  context,
}) => {
  const phone = freshPhone();
  await signIn(context, { phone });
  await askDatabase(
    `insert into limits.player (bucket, uid, daily_loss, house_daily_loss)
     select platform.bucket_of(uid), uid, 50000, 50000 from identity.player where phone = '${phone}'`,
  );
  await open(page, '/play-limits');
  const loss = card(page, 'Daily loss limit');
  await expect(loss).toContainText(
    'Set by us: at most ₱500.00. You can make it stricter; only we can lift it, so ask support.',
  );
  // What the house would refuse is not offered either.
  await expect(loss.getByRole('button', { name: '₱1,000', exact: true })).toHaveCount(0);
  await expect(loss.getByRole('button', { name: 'Remove: Daily loss limit' })).toHaveCount(0);
  await expect(card(page, 'Daily stake limit')).not.toContainText('Set by us');
  await loss.getByRole('textbox').fill('501');
  await saveOf(page).click();
  await expect(loss).toContainText('We have set this limit to ₱500.00.');
  await loss.getByRole('textbox').fill('300');
  await saveOf(page).click();
  await expect(loss).toContainText('₱0.00 / ₱300.00');
  await expect(loss).toContainText('Set by us: at most ₱500.00.');
});

test('saves several limits at once, and says which of them wait', async ({ page, context }) => {
  await signIn(context);
  await open(page, '/play-limits');
  const stake = card(page, 'Daily stake limit');
  const day = card(page, 'Daily deposit limit');
  await stake.getByRole('button', { name: '₱1,000', exact: true }).click();
  await day.getByRole('textbox').fill('700');
  await expect(page.getByText('2 limits to save')).toBeVisible();
  // In reach wherever one is on the page.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(saveOf(page)).toBeInViewport({ ratio: 1 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await saveOf(page).click();
  await expect(stake).toContainText('Left: ₱1,000.00');
  await expect(day).toContainText('Left: ₱700.00');
  await stake.getByRole('textbox').fill('500');
  await day.getByRole('textbox').fill('900');
  await saveOf(page).click();
  await expect(
    toastOf(page, 'Lower limits apply from now on, higher ones in 24 hours'),
  ).toBeVisible();
  await expect(stake).toContainText('Left: ₱500.00');
  await expect(day).toContainText(/₱900\.00 from/);
});

test('a break of 24 hours is one tap and one question away', async ({ page, context }) => {
  await signIn(context);
  await open(page, '/play-limits');
  await page.getByRole('button', { name: 'Take a 24-hour break' }).click();
  const question = page.getByRole('dialog', { name: 'Take a break for 24 hours?' });
  await expect(question).toContainText('It cannot be ended sooner');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Take a 24-hour break' }).click();
  await question.getByRole('button', { name: 'Pause for 24 hours' }).click();
  await expect(question).toHaveCount(0);
  await expect(card(page, 'Take a break from play')).toContainText(
    'You are on a break from play until',
  );
  await expect(page.getByRole('button', { name: 'Take a 24-hour break' })).toHaveCount(0);
});

test('limits the losses of a week and how long one plays without a rest; forms are there to print', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/play-limits');
  const week = card(page, 'Weekly loss limit');
  await week.getByRole('textbox').fill('700');
  await saveOf(page).click();
  await expect(week).toContainText('Left: ₱700.00');
  const session = card(page, 'Session limit');
  await expect(session).toContainText('No limit set');
  const save = session.getByRole('button', { name: 'Save: Session limit' });
  await session.getByRole('radio', { name: '60 minutes' }).check({ force: true });
  // Whoever only passes over a choice has set nothing.
  await expect(session).toContainText('No limit set');
  await save.click();
  await expect(session.getByRole('button', { name: 'Remove: Session limit' })).toBeVisible();
  await expect(save).toHaveCount(0);
  await session.getByRole('radio', { name: '120 minutes' }).check({ force: true });
  await save.click();
  await expect(session).toContainText(/120 minutes from/);
  await expect(session.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  await session.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(session).not.toContainText('120 minutes from');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Form for the family (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^exclusion-family-\d+\.pdf$/);
});

test('a term of a year is firm for its first six months alone', async ({ page, context }) => {
  await signIn(context);
  await open(page, '/play-limits');
  const away = card(page, 'Take a break from play');
  await away.getByRole('radio', { name: '1 year' }).check();
  await away.getByRole('button', { name: 'Take a break' }).click();
  const question = page.getByRole('dialog', { name: 'Take a break from play?' });
  await expect(question).toContainText('It cannot be ended in the first 6 months');
  await question.getByRole('textbox').fill('STOP');
  await question.getByRole('button', { name: 'Take a break' }).click();
  await expect(away).toContainText(
    /It cannot be ended before .*\. After that, support can tell you how\./,
  );
  await expect(page.getByRole('button', { name: 'My break from play (PDF)' })).toBeVisible();
});
