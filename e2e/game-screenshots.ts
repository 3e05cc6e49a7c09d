import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { open } from './page/open.ts';
import { passGate } from './page/pass-gate.ts';
import { bringSession, openSession } from './page/sign-in.ts';
import { gameFrame } from './play/game-room.ts';
import { type Picture, writeSheet } from './shots/contact-sheet.ts';
import { type ShotGame, shotGames } from './shots/games.ts';
import { inStudio } from './shots/studio.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** Of one picture on a sheet. */
const pictureWidth = 480;

const demoPhone = '9170000008';

/** What stands still on the scene has come to its place by then. */
const restMs = 600;

/** The scene of a moment at every size: it stays as it is while the window changes. */
async function atEverySize(page: Page, moment: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(restMs);
    const caption = `${moment}, ${size.width} × ${size.height}`;
    pictures.push({ png: await page.screenshot(), caption });
  }
  return pictures;
}

/** Before a bet, while it plays, and once it has won something: so many rounds are played for that at most. */
async function shootGame(page: Page, game: ShotGame, rounds: number): Promise<Picture[]> {
  const frame = gameFrame(page);
  await open(page, game.path);
  await game.begun(frame).waitFor({ timeout: 150_000 });
  const before = await atEverySize(page, 'before');
  await game.play(frame);
  await game.playing?.(frame).waitFor({ timeout: 200_000 });
  const during = await atEverySize(page, 'at play');
  const result = frame.locator('.kit-result[data-win]');
  for (let round = 1; ; round += 1) {
    await game.finish(frame);
    if (round >= rounds || (await result.isVisible())) break;
    await game.play(frame);
  }
  return [...before, ...during, ...(await atEverySize(page, 'after'))];
}

/** `npm run bench -- games [--to FOLDER] [--game plinko]… [--rounds 12] [--language tl_PH]`: every game before, in and after a round, at four sizes. */
const { values: flags } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'shots') },
    game: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '12' },
    language: { type: 'string', default: 'en_US' },
  },
});

async function shootAll(browser: Browser): Promise<void> {
  const session = await openSession({ phone: demoPhone });
  for (const game of shotGames.filter(({ name }) => flags.game?.includes(name) ?? true)) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: sizes[1] });
    await passGate(context);
    await bringSession(context, session);
    const url = `http://localhost:${process.env['E2E_PORT']}`;
    await context.addCookies([{ name: 'perya_lang', value: flags.language, url }]);
    const page = await context.newPage();
    const pictures = await shootGame(page, game, Number(flags.rounds));
    await context.close();
    const file = join(flags.to, `game-${game.name}.png`);
    const layout = { columns: sizes.length, width: pictureWidth, title: game.name };
    await writeSheet(browser, file, pictures, layout);
    for (const { png, caption } of pictures) {
      const name = caption.replace(/[^\w]+/g, '-');
      writeFileSync(join(flags.to, `game-${game.name}-${name}.png`), png);
    }
    process.stdout.write(`${file}\n`);
  }
}

mkdirSync(flags.to, { recursive: true });
await inStudio(shootAll);
