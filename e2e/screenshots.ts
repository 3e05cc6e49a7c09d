import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FirstBrandTag, firstBrandTags } from '@perya/contract/brands/first-brands';
import type { Browser, Page } from '@playwright/test';
import { faultsOf } from './page/faults/faults.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { passGate } from './page/pass-gate.ts';
import { bringSession, openSession } from './page/sign-in.ts';
import { type Picture, writeSheet } from './shots/contact-sheet.ts';
import { watchRequests } from './shots/quiet.ts';
import { screens, visitorScreens } from './shots/screens.ts';
import { inStudio } from './shots/studio.ts';

/** What a page is looked at on. The narrow phone speaks Tagalog, whose words are longer. */
const devices = {
  phone: { size: { width: 390, height: 844 }, language: 'en_US', columns: 6, width: 260 },
  narrow: { size: { width: 320, height: 640 }, language: 'tl_PH', columns: 6, width: 260 },
  landscape: { size: { width: 844, height: 390 }, language: 'en_US', columns: 3, width: 520 },
  desktop: { size: { width: 1280, height: 800 }, language: 'en_US', columns: 3, width: 520 },
} as const;
type Device = keyof typeof devices;

const perSheet = 18;
const themes = ['light', 'dark'] as const;

/** What opens over a page, and what is too heavy to be walked by a test of every screen. */
const alsoShot = ['/', '/my?action=deposit', '/my?action=withdraw', '/s-game-page/plinko'] as const;

/** A demo player, who has something to show. */
const demoPhone = '9170000001';

interface Look {
  readonly device: Device;
  readonly theme: (typeof themes)[number];
  readonly brand: FirstBrandTag;
}

/** The demo player's session: one login serves every picture. */
interface Shoot extends Look {
  readonly browser: Browser;
  readonly session: string;
  readonly paths: (path: string) => boolean;
  /** Whether faults of accessibility are looked for, which takes longer than the pictures. */
  readonly isChecked: boolean;
  readonly dir: string;
}

/** What is wrong with the page as it stands: wider than its window, and what a checker of accessibility finds. */
async function faultsIn(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults = await faultsOf(page);
  return wide > 0 ? [`wider than the window by ${wide} px`, ...faults] : faults;
}

async function openVisit({ browser, device, theme, brand }: Shoot, session: string | null) {
  const { size, language } = devices[device];
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await passGate(context);
  if (session !== null) await bringSession(context, session, true, brand);
  const url = addressOf('', brand);
  await context.addCookies([
    { name: 'perya_theme', value: theme, url },
    { name: 'perya_lang', value: language, url },
  ]);
  return context.newPage();
}

async function photographAll(shoot: Shoot) {
  const pictures: Picture[] = [];
  const faults: string[] = [];
  for (const [list, session] of [
    [visitorScreens, null],
    [[...alsoShot.map((path) => [path]), ...screens], shoot.session],
  ] as const) {
    const page = await openVisit(shoot, session);
    // An announcement would lie over all of them.
    await page.route('**/member/popup/list*', (route) => route.abort());
    const untilQuiet = watchRequests(page);
    await open(page, '/terms-of-use', shoot.brand);
    for (const [path] of list.filter(([path]) => shoot.paths(path))) {
      await goInside(page, path);
      await untilQuiet();
      const caption = session === null ? `${path} (visitor)` : path;
      pictures.push({ png: await page.screenshot(), caption });
      if (!shoot.isChecked) continue;
      for (const fault of await faultsIn(page)) faults.push(`${caption}: ${fault}`);
    }
    await page.context().close();
  }
  return { pictures, faults };
}

/** Each picture by itself, and all of a look on sheets. */
async function shootLook(shoot: Shoot): Promise<string[]> {
  const { device, theme, brand, dir, browser } = shoot;
  const look = [device, theme, ...(brand === 'h5' ? [] : [brand])].join('-');
  const { pictures, faults } = await photographAll(shoot);
  mkdirSync(join(dir, look), { recursive: true });
  for (const { png, caption } of pictures) {
    const name = caption.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home';
    writeFileSync(join(dir, look, `${name}.png`), png);
  }
  for (let from = 0; from < pictures.length; from += perSheet) {
    const file = join(dir, `${look}-${from / perSheet + 1}.png`);
    const { columns, width } = devices[device];
    const onSheet = pictures.slice(from, from + perSheet);
    await writeSheet(browser, file, onSheet, { columns, width, title: look });
  }
  return faults.map((fault) => `${look} ${fault}`);
}

/** `npm run bench -- pages [--to FOLDER] [--look phone-dark]… [--brand perya] [--path '^/my'] [--check]`: every page of the player app on sheets, with what is wrong there. */
const { values: flags } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'shots') },
    look: { type: 'string', multiple: true },
    brand: { type: 'string', default: 'h5' },
    path: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const brand = firstBrandTags.find((tag) => tag === flags.brand);
if (brand === undefined) throw new Error(`There is no brand "${flags.brand}"`);
const wanted = new RegExp(flags.path);
const looks = (Object.keys(devices) as Device[])
  .flatMap((device) => themes.map((theme) => ({ device, theme, brand })))
  .filter(({ device, theme }) => flags.look?.includes(`${device}-${theme}`) ?? true);
await inStudio(async (browser) => {
  const session = await openSession({ phone: demoPhone });
  const paths = (path: string) => wanted.test(path);
  const rest = { browser, session, paths, isChecked: flags.check, dir: flags.to };
  for (const look of looks) {
    for (const fault of await shootLook({ ...look, ...rest })) process.stdout.write(`${fault}\n`);
  }
});
process.stdout.write(`Pictures are in ${flags.to}\n`);
