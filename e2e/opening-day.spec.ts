import { expect, type Locator, type Page } from '@playwright/test';
import { type Colleague, welcomeColleague } from './opening/colleague.ts';
import { payIn, register, verify } from './opening/first-player.ts';
import { furnish } from './opening/furnish.ts';
import { test } from './opening/opening-test.ts';
import { type ProductionHouse, startProductionHouse } from './opening/production-house.ts';
import { withPictures } from './page/with-pictures.ts';
import { dropBall, gameFrame } from './play/game-room.ts';
import { lookIntoDatabase } from './setup/look-into-database.ts';

test.use({ ...withPictures, ignoreHTTPSErrors: true });

/** The house begins with its settings alone; what two people do is still to come. */
const missingAtFirst = [
  'A backup that was proved',
  'An approved release',
  'Documents in both languages',
  'A licence of your own',
  'Branches',
  'Accredited scanner of IDs',
  'Players in the Philippines only',
  'A message that arrived',
  'Venues and games',
  'Payment channels',
  'A payment of one peso',
];

const doors = (page: Page) => page.getByRole('region', { name: 'The doors' });
const line = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const missing = (page: Page): Locator => page.getByRole('cell', { name: 'Missing', exact: true });

/** The list as it stands now. */
async function readList({ page }: Colleague, house: ProductionHouse): Promise<void> {
  await page.goto(`${house.url}/backoffice/settings/opening`);
  await expect(doors(page)).toBeVisible();
}

/** The reason, and the request that waits now. */
async function askFor(page: Page, title: string, reason: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').selectOption(reason);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  const waits = dialog.getByText(/request \d+ waits for a second person/);
  const [, id = ''] = /request (\d+)/.exec((await waits.textContent()) ?? '') ?? [];
  await page.keyboard.press('Escape');
  return id;
}

async function approve({ page }: Colleague, house: ProductionHouse, id: string): Promise<void> {
  await page.goto(`${house.url}/backoffice/requests/${id}`);
  const request = page.getByRole('complementary', { name: /^Request \d/ });
  await request.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('checked');
  await dialog.getByRole('button', { name: 'Approve and carry out' }).click();
  await expect(dialog.getByRole('status')).toHaveText('It was approved and carried out.');
}

async function addBranch({ page }: Colleague, house: ProductionHouse): Promise<void> {
  await page.goto(`${house.url}/backoffice/settings/branches`);
  await page.getByRole('button', { name: 'Add a branch …' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a branch' });
  await adding.getByLabel('Address').fill('1 First Street, Manila');
  await adding.getByLabel('Why, for the audit').fill('The first one');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: '1 First Street, Manila' })).toContainText('Open');
}

async function tryCarrier({ page }: Colleague, house: ProductionHouse): Promise<void> {
  await line(page, 'A message that arrived').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Send a test message' });
  await dialog.getByLabel('Phone').fill('+639171234567');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const code = dialog.getByLabel('Code of the message');
  await code.waitFor();
  await code.fill(await house.readCode('9171234567'));
  await dialog.getByRole('button', { name: 'It arrived' }).click();
  await expect(dialog).toContainText('The carrier has delivered.');
  await page.keyboard.press('Escape');
}

async function payPeso({ page }: Colleague): Promise<void> {
  await line(page, 'A payment of one peso').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Pay one peso' });
  await dialog.getByRole('button', { name: 'Open the payment' }).click();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Pay here' }).click();
  const gateway = await opened;
  await expect(gateway.getByText('₱1.00').first()).toBeVisible();
  await gateway.getByRole('button', { name: 'Pay', exact: true }).click();
  await gateway.waitForURL(/^https:/);
  await gateway.close();
  await dialog.getByRole('button', { name: 'Ask the gateway' }).click();
  await expect(dialog).toContainText('The gateway has taken the peso.');
  await page.keyboard.press('Escape');
}

test('an empty house in production mode is furnished by two people, opens when nothing is missing, and takes its first bet at a studio of its own', async ({
  page,
  browser,
  folder,
  start,
  run,
}) => {
  // Its program is read twice over, a list made and held against, beside all else that is done here.
  test.setTimeout(600_000);
  const house = await startProductionHouse({ folder, start, run });

  await test.step('whoever comes reads that it is closed', async () => {
    expect((await page.goto(house.url))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([
      'We are closed',
      'Sarado kami',
    ]);
  });

  const ana = await welcomeColleague(browser, house, 'Ana');
  const ben = await welcomeColleague(browser, house, 'Ben');

  await test.step('the list says what is missing, and nobody can ask to open', async () => {
    await readList(ana, house);
    for (const name of missingAtFirst) await expect(line(ana.page, name)).toContainText('Missing');
    await expect(missing(ana.page)).toHaveCount(missingAtFirst.length);
    await expect(doors(ana.page).getByRole('button', { name: 'Ask to open …' })).toBeDisabled();
  });

  await test.step('two people furnish it', async () => {
    await addBranch(ana, house);
    await furnish({ ana, ben }, house);
    await house.command('backup/backup', `${folder}/backup`);
    await readList(ana, house);
    await tryCarrier(ana, house);
    await payPeso(ana);
    await line(ana.page, 'Accredited scanner of IDs').getByRole('button').click();
    await approve(ben, house, await askFor(ana.page, 'Attest', 'checked'));
  });

  await test.step('nothing is missing, and two people open it', async () => {
    await readList(ana, house);
    await expect(doors(ana.page)).toContainText('Nothing is missing');
    await expect(missing(ana.page)).toHaveCount(0);
    await doors(ana.page).getByRole('button', { name: 'Ask to open …' }).click();
    const id = await askFor(ana.page, 'Ask to open the house', 'planned');
    // One person never opens.
    expect((await page.goto(house.url))?.status()).toBe(503);
    await approve(ben, house, id);
    await readList(ana, house);
    await expect(doors(ana.page)).toContainText('Open to players');
    await expect(doors(ana.page)).toContainText('Asked by Ana, approved by Ben');
    await expect.poll(async () => (await page.goto(house.url))?.status()).toBe(200);
  });

  await test.step('a first player registers, is verified, pays in and bets', async () => {
    await register(page, house);
    await verify(page, house, ben);
    await payIn(page, house, '1000');
    // The gateway tells the house a moment later; until then the page has the balance of before.
    const balance = page.getByRole('region', { name: 'My Balance' });
    await expect
      .poll(
        async () => {
          await page.goto(`${house.url}/my`);
          await expect(balance).toContainText(/\d\.\d\d/);
          return balance.textContent();
        },
        { timeout: 120_000 },
      )
      .toContain('1,000.00');
    await page.goto(`${house.url}/s-game-page/plinko`);
    await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
    const { stake, payout } = await dropBall(page);
    const bets = await lookIntoDatabase<{ stake: string; payout: string }>(
      house.dataDir,
      'select stake::text, payout::text from games.bet',
    );
    expect(bets).toEqual([{ stake: String(stake), payout: String(payout) }]);
  });
});
