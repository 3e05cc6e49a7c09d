import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandTag, brandTags } from '@perya/contract/brands';
import { type Browser, chromium } from '@playwright/test';
import { passGate } from './page/pass-gate.ts';
import { chromiumFlags, findChromium } from './setup/find-chromium.ts';
import { spawnServer } from './setup/spawn-server.ts';

const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;
const pages = [
  ['home', '/'],
  ['example', '/example'],
  ['not-found', '/no-such-booth'],
] as const;

interface Look {
  screen: (typeof screens)[number];
  brand: BrandTag;
  theme: 'light' | 'dark';
  language: 'en_US' | 'tl_PH';
}

const looks: Look[] = screens.flatMap((screen) =>
  brandTags.flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['en_US', 'tl_PH'] as const).map((language) => ({ screen, brand, theme, language })),
    ),
  ),
);

/** Pictures of the app as it stands, for the eye: every page, screen, brand, theme and language. */
async function photograph(browser: Browser, port: number, look: Look, outDir: string) {
  const [screenName, viewport] = look.screen;
  const url = `http://${look.brand === 'h5' ? '' : `${look.brand}.`}localhost:${port}`;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: screenName === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await passGate(context);
  await context.addCookies([
    { name: 'perya_theme', value: look.theme, url },
    { name: 'perya_lang', value: look.language, url },
  ]);
  const page = await context.newPage();
  for (const [pageName, path] of pages) {
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const name = [pageName, screenName, look.brand, look.theme, look.language.slice(0, 2)];
    await page.screenshot({ path: join(outDir, `${name.join('-')}.png`) });
  }
  await context.close();
}

const outDir = process.argv[2] ?? join(tmpdir(), 'shots');
mkdirSync(outDir, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'perya-shots-'));
const server = spawnServer({ PERYA_DATA: dataDir });
try {
  const port = await server.ready;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const look of looks) await photograph(browser, port, look, outDir);
  await browser.close();
  process.stdout.write(`${looks.length * pages.length} pictures in ${outDir}\n`);
} finally {
  server.process.kill('SIGINT');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
