import { randomUUID } from 'node:crypto';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { passGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

const look = <Row extends object>(sql: string) =>
  lookIntoDatabase<Row>(process.env['E2E_DATA'] ?? '', sql);

/** Rounds of yesterday, for a simulation to find. */
async function playedYesterday(phone: string, rounds: number): Promise<string> {
  const [player] = await look<{ uid: string }>(
    `with one as (select uid from identity.player where phone = '${phone}'),
       played as (insert into promotions.played (uid, day, game_code, venue, game_type, rounds)
         select uid, platform.manila_day(now()) - 1, 'e2e-slot', 'e2e', 3, ${rounds} from one)
     select uid::text from one`,
  );
  return player?.uid ?? '';
}

test('@desktop a promotion is drafted, simulated, published by a second person, seen by a player and paused at once', async ({
  page,
  browser,
}) => {
  const name = `Rainy day ${randomUUID().slice(0, 6)}`;
  const atHome = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await passGate(atHome);
  const player = await atHome.newPage();
  const uid = await playedYesterday(await openAsPlayer(player, '/s-points'), 12);

  await openAsStaff(page, 'promotions', '/backoffice/promotions/list');
  await expect(page.getByRole('row', { name: /Surprise gift/ })).toContainText('Running');
  await page.getByRole('button', { name: 'New promotion' }).click();
  await page.getByRole('dialog').getByLabel('Kind').selectOption('task');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();

  const form = page.getByRole('form', { name: 'New promotion' });
  const save = form.getByRole('button', { name: 'Save as a draft' });
  await save.click();
  await expect(form.getByLabel('Name, English')).toHaveAccessibleDescription(
    'Players read this: say it in words',
  );
  await form.getByLabel('Name, English').fill(name);
  await form.getByLabel('Name, Tagalog').fill(`${name} (tl)`);
  await form.getByLabel('Terms, English').fill('Play while it rains.');
  await form.getByLabel('Terms, Tagalog').fill('Maglaro habang umuulan.');
  const step = (title: string) => form.getByRole('button', { name: new RegExp(title) });
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(step('When and for what')).toHaveAttribute('aria-current', 'step');
  await form.getByLabel('Begins, Manila time').fill('2026-01-01T00:00');
  await form.getByLabel('What is to be done').selectOption('105');
  await form.getByLabel('Goal').fill('5');
  await form.getByRole('textbox', { name: 'Filcoins', exact: true }).fill('15');
  await form.getByRole('button', { name: 'Add a row' }).click();
  await form.getByLabel('Goal, row 2').fill('10');
  await form.getByLabel('Filcoins, row 2').fill('40');
  await step('What it may cost').click();
  await form.getByLabel('Why, for the audit').fill('For the rainy season');
  await save.click();
  // No bound is something that one chooses.
  await expect(form.getByText('Decide it: an amount, or no bound')).toBeVisible();
  await form.getByLabel('Budget').fill('100');
  await expect(form.getByLabel('At most so much')).toBeChecked();
  await form.getByLabel('Most a day').fill('101');
  await step('For whom').click();
  await form.getByLabel('Only these players').fill(uid);
  await save.click();
  // The step with what is wrong comes into sight.
  await expect(form.getByLabel('Most a day')).toHaveAccessibleDescription(
    /^An amount above 0, not more than the budget/,
  );
  await form.getByLabel('Most a day').fill('60');
  const preview = form.getByRole('figure', { name: /As players see it/ });
  await expect(preview).toContainText('55 Filcoins');
  await preview.getByRole('button', { name: 'Tagalog' }).click();
  await expect(preview).toContainText('Maglaro habang umuulan.');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await save.click();

  const drawer = page.getByRole('complementary', { name });
  await expect(drawer).toContainText('Draft');
  await expect(drawer.getByText(/players who came in the last 30 days/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Simulate' }).click();
  const simulated = drawer.getByRole('status');
  await expect(simulated).toContainText('This is the most');
  await expect(simulated.getByRole('definition')).toHaveText(['55 Filcoins', '1', '2', '0']);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Ask to publish' }).click();
  const asking = page.getByRole('dialog', { name: `Ask to publish ${name}` });
  await asking.getByLabel('Reason').selectOption('planned');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  const outcome = asking.getByRole('status');
  await expect(outcome).toContainText('waits for a second person');
  const request = /request (\d+)/.exec((await outcome.textContent()) ?? '')?.[1] ?? '';
  await asking.getByRole('button', { name: 'Done' }).click();

  const beside = await browser.newContext();
  const second = await beside.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${request}`);
  const waiting = second.getByRole('complementary', { name: `Request ${request}` });
  await expect(waiting).toContainText(`“${name}” (Task) is published`);
  await waiting.getByRole('button', { name: 'Approve' }).click();
  const deciding = second.getByRole('dialog');
  await deciding.getByLabel('Reason').selectOption('checked');
  await deciding.getByRole('button', { name: 'Approve and carry out' }).click();
  await expect(deciding.getByRole('status')).toHaveText('It was approved and carried out.');
  await beside.close();

  const daily = player.getByRole('tab', { name: 'Daily Tasks' });
  const lookAgain = async () => {
    await player.reload();
    await daily.click();
    await expect(player.getByText('Log in today')).toBeVisible();
  };
  // Lists of what can be earned follow within a second.
  await expect(async () => {
    await lookAgain();
    await expect(player.getByText(name)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(player.getByText('Play any game today')).toHaveCount(0);

  await page.reload();
  await expect(drawer).toContainText('Running');
  await drawer.getByRole('button', { name: 'Pause' }).click();
  const pausing = page.getByRole('dialog', { name: `Pause ${name}` });
  await pausing.getByLabel('Reason').selectOption('wrong');
  await pausing.getByRole('button', { name: 'Pause' }).click();
  await expect(drawer).toContainText('Paused');
  await lookAgain();
  await expect(player.getByText('Play any game today')).toBeVisible();
  await expect(player.getByText(name)).toHaveCount(0);
  await atHome.close();

  await page.getByRole('link', { name: 'Tiles' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mystery box' })).toContainText(
    'Shown',
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Pesos given by day' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});
