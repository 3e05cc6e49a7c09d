import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { open } from './page/open.ts';
import { passGate } from './page/pass-gate.ts';
import { bringSession, openSession } from './page/sign-in.ts';
import { gameFrame } from './play/game-room.ts';
import { writeSheet } from './shots/contact-sheet.ts';
import { startFilm } from './shots/film.ts';
import { costWhile, heapOf, watchCost, yardstick } from './shots/game-cost.ts';
import { type ShotGame, shotGames } from './shots/games.ts';
import { inStudio } from './shots/studio.ts';

/** `npm run bench -- film [--to FOLDER] [--game plinko]… [--rounds 12]`: a win of every game as a strip, and what its scene costs. */
const { values: flags } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'films') },
    game: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '12' },
  },
});

const phone = { width: 390, height: 844 };
const demoPhone = '9170000008';
const pictures = 12;
const pictureWidth = 240;
const measuredMs = 4000;
/** A game rests eight seconds after the last touch (`games/client/rest`). */
const untilRestMs = 9000;
/** A result is looked at: it counts up, coins fall. */
const afterMs = 2500;

interface Cost {
  idle: number;
  playing: number;
  resting: number;
  heap: number;
}

async function filmWin(page: Page, game: ShotGame, browser: Browser): Promise<void> {
  const frame = gameFrame(page);
  const win = frame.locator('.kit-result[data-win], .slot-meter[data-win]').first();
  const film = await startFilm(page);
  for (let round = 1; ; round += 1) {
    film.begin();
    await game.play(frame);
    await game.finish(frame);
    if (round >= Number(flags.rounds) || (await win.isVisible())) break;
  }
  await wait(afterMs);
  const file = join(flags.to, `film-${game.name}.png`);
  const layout = { columns: pictures / 2, width: pictureWidth, title: game.name };
  await writeSheet(browser, file, await film.end(pictures), layout);
  process.stdout.write(`${file}\n`);
}

async function measure(page: Page, game: ShotGame, read: () => Promise<number>): Promise<Cost> {
  const frame = gameFrame(page);
  const idle = await costWhile(read, () => wait(measuredMs));
  const playing = await costWhile(read, async () => {
    await game.play(frame);
    await game.finish(frame);
  });
  await wait(untilRestMs);
  const resting = await costWhile(read, () => wait(measuredMs));
  return { idle, playing, resting, heap: await heapOf(page) };
}

const row = (name: string, ...figures: string[]): string =>
  [name.padEnd(20), ...figures.map((figure) => figure.padStart(14))].join('');

async function filmAll(browser: Browser): Promise<void> {
  const session = await openSession({ phone: demoPhone });
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: phone });
  await passGate(context);
  await bringSession(context, session);
  const read = await watchCost(browser);
  const still = await context.newPage();
  const square = await yardstick(still, read);
  await still.close();
  const lead = `Processor time for a second of a scene at ${phone.width} × ${phone.height}, in that of one moving square (${square.toFixed(0)} ms here)`;
  const lines = [lead, row('game', 'waits', 'plays', 'rests', 'plays / waits', 'MB of script')];
  for (const game of shotGames.filter(({ name }) => flags.game?.includes(name) ?? true)) {
    const page = await context.newPage();
    await open(page, game.path);
    await game.begun(gameFrame(page)).waitFor({ timeout: 150_000 });
    const { idle, playing, resting, heap } = await measure(page, game, read);
    const times = [idle, playing, resting].map((cost) => (cost / square).toFixed(2));
    lines.push(row(game.name, ...times, (playing / idle).toFixed(2), heap.toFixed(1)));
    // Kept at once: a game that cannot be played takes nothing from those before it.
    writeFileSync(join(flags.to, 'cost.txt'), `${lines.join('\n')}\n`);
    await filmWin(page, game, browser);
    await page.close();
  }
  await context.close();
  process.stdout.write(`${lines.join('\n')}\n`);
}

mkdirSync(flags.to, { recursive: true });
await inStudio(filmAll);
