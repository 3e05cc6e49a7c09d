import { demoGames } from '@perya/demo/games';
import { mergeTests, type Page } from '@playwright/test';
import { askForCode, loginSheet, typeCode } from '../identity/log-in.ts';
import { untilAlive } from '../page/open.ts';
import { expect, test as pageTest } from '../page/test.ts';
import { gameBar, gameFrame } from '../play/game-room.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { test as serverTest } from '../setup/server-test.ts';
import { cardOf, cards, namesOf, section } from './lobby-page.ts';

const test = mergeTests(pageTest, serverTest);

const demoPhone = '9170000001';
/** The kinds that somebody plays here; the documents have more. */
const kinds = ['Hot Games', 'Slot', 'Fishing', 'Table Game', 'Bingo'];

/** The demo as it starts without any setting, and a player of it. */
async function enterDemo(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/my`);
  await untilAlive(page);
  await askForCode(loginSheet(page), demoPhone);
  const inbox = await fetch(`${app}/sandbox/sms.json?phone=${demoPhone}`);
  const [{ code }] = (await inbox.json()) as [{ code: string }];
  await typeCode(loginSheet(page), code);
  await expect(loginSheet(page)).toHaveCount(0);
}

/** Follows a chip of the home page and answers the names that stand there. */
async function namesUnder(page: Page, kind: string): Promise<string[]> {
  const chips = page.getByRole('navigation', { name: 'Game types' });
  await chips.getByRole('link', { name: kind, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind);
  await expect(cards(page).first()).toBeVisible();
  return namesOf(page);
}

test('the demo lists the games that there are, under kinds that have one, and every cover opens the game that it shows', async ({
  page,
  folder,
  start,
}) => {
  const port = await start({ PERYA_DATA: folder }).ready;
  const app = `http://localhost:${port}`;
  await lookIntoDatabase(folder, 'update announcements.announcement set is_on = false');
  await enterDemo(page, app);

  await test.step('draws no kind of games that has none', async () => {
    await page.goto(app);
    await untilAlive(page);
    const chips = page.getByRole('navigation', { name: 'Game types' }).getByRole('link');
    await expect(chips).toHaveText(kinds);
    for (const name of ['Hot Games', 'Slot', 'Fishing']) {
      await expect(section(page, name)).toBeVisible();
    }
    await expect(section(page, 'Live')).toHaveCount(0);
    await expect(page.getByText('Generated')).toHaveCount(0);
  });

  await test.step('still knows the other kinds by their address', async () => {
    await page.goto(`${app}/s-game/category/Live?sort=Popular`);
    await expect(page.getByText('There is no data yet!')).toBeVisible();
  });

  const seen = new Set<string>();
  for (const kind of kinds) {
    await page.goto(app);
    await untilAlive(page);
    const names = await namesUnder(page, kind);
    const wanted = demoGames.filter(({ group, isHot }) =>
      kind === 'Hot Games' ? isHot : group === kind,
    );
    expect(names.toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
    for (const { name, code } of wanted.filter((game) => !seen.has(game.code))) {
      await test.step(`opens ${name} under ${kind}`, async () => {
        seen.add(code);
        const tile = cardOf(page, name);
        await expect(tile.locator('img')).toHaveAttribute('src', new RegExp(`/covers/${code}-`));
        await tile.getByRole('link').click();
        await expect(gameBar(page).getByRole('heading', { name })).toBeVisible();
        await expect(gameFrame(page).locator(`[class*="${code}"]`).first()).toBeVisible();
        await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
        await expect(tile).toBeVisible();
      });
    }
  }
  expect(seen.size).toBe(demoGames.length);
});
