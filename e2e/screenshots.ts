import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandTag, brandTags } from '@perya/contract/brands';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../tooling/browser/find-chromium.ts';
import { addressOf } from './page/open.ts';
import { passGate } from './page/pass-gate.ts';
import { bringSession, openSession } from './page/sign-in.ts';
import { spawnServer } from './setup/spawn-server.ts';

const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

interface Shot {
  name: string;
  path: string;
  /** Pages of the player's own are seen by a demo player, who has something to show. */
  isPlayers?: boolean;
  /** Every brand where the brand is the picture; one brand says enough elsewhere. */
  brands?: readonly BrandTag[];
}

const demoPhone = '9170000001';
const pages: readonly Shot[] = [
  { name: 'home', path: '/', brands: brandTags },
  { name: 'category', path: '/s-game/category/Slot?sort=Popular' },
  { name: 'empty-category', path: '/s-game/category/Sport' },
  { name: 'hot-games', path: '/s-game/sections/Hot%20Games' },
  { name: 'favorite', path: '/s-game/sections/favorite', isPlayers: true },
  { name: 'example', path: '/example', brands: brandTags },
  { name: 'not-found', path: '/no-such-booth' },
  { name: 'faq', path: '/docs/faq' },
  { name: 'terms', path: '/terms-of-use' },
  { name: 'my', path: '/my', isPlayers: true },
  { name: 'about', path: '/about-perya', isPlayers: true },
  { name: 'game', path: '/s-game-page/plinko', isPlayers: true },
  { name: 'no-game', path: '/s-game-page/buwaya-bayou', isPlayers: true },
  { name: 'bet-records', path: '/bet-record', isPlayers: true },
  { name: 'daily-wins', path: '/daily-wins', isPlayers: true },
  { name: 'play-limits', path: '/play-limits', isPlayers: true },
];

interface Look {
  screen: (typeof screens)[number];
  theme: 'light' | 'dark';
  language: 'en_US' | 'tl_PH';
}

const looks: Look[] = screens.flatMap((screen) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en_US', 'tl_PH'] as const).map((language) => ({ screen, theme, language })),
  ),
);

interface Studio {
  browser: Browser;
  /** The demo player's session: one login serves every picture. */
  session: string;
  dir: string;
}

/** One page as it stands, for the eye. */
async function photograph(
  { browser, session, dir }: Studio,
  shot: Shot,
  brand: BrandTag,
  look: Look,
): Promise<void> {
  const [screenName, viewport] = look.screen;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: screenName === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await passGate(context);
  if (shot.isPlayers) await bringSession(context, session);
  const url = addressOf('', brand);
  await context.addCookies([
    { name: 'perya_theme', value: look.theme, url },
    { name: 'perya_lang', value: look.language, url },
  ]);
  const page = await context.newPage();
  await page.goto(addressOf(shot.path, brand), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const name = [shot.name, screenName, brand, look.theme, look.language.slice(0, 2)];
  await page.screenshot({ path: join(dir, `${name.join('-')}.png`) });
  await context.close();
}

/** `node e2e/screenshots.ts FOLDER [NAME…]`: pictures of the app, of every page or of those named. */
const [outDir = join(tmpdir(), 'shots'), ...wanted] = process.argv.slice(2);
mkdirSync(outDir, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'perya-shots-'));
const server = spawnServer({ PERYA_DATA: dataDir });
try {
  process.env['E2E_PORT'] = String(await server.ready);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const session = await openSession({ phone: demoPhone });
  const studio = { browser, session, dir: outDir };
  for (const shot of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const brand of shot.brands ?? (['h5'] as const)) {
      for (const look of looks) await photograph(studio, shot, brand, look);
    }
  }
  await browser.close();
  process.stdout.write(`Pictures are in ${outDir}\n`);
} finally {
  server.process.kill('SIGINT');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
