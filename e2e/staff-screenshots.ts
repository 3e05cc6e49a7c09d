import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Role } from '@perya/contract/staff/roles';
import type { Browser, Page } from '@playwright/test';
import { askOfManyKinds } from './backoffice/ask-of-many-kinds.ts';
import { openAsStaff } from './backoffice/open-as-staff.ts';
import { submitIdentity } from './backoffice/submit-identity.ts';
import { faultsOf } from './page/faults/faults.ts';
import { addressOf, goInside } from './page/open.ts';
import { type Picture, writeSheet } from './shots/contact-sheet.ts';
import { watchRequests } from './shots/quiet.ts';
import { type StaffRoom, staffRoomsOf } from './shots/staff-rooms.ts';
import { inStudio } from './shots/studio.ts';
import { houseJobs } from './staff-jobs/house-jobs.ts';
import { moneyJobs } from './staff-jobs/money-jobs.ts';
import { peopleJobs } from './staff-jobs/people-jobs.ts';

/** What staff look at the house on; the last one is a phone. */
const sizes = {
  1440: { height: 900, columns: 3, cell: 640 },
  1280: { height: 800, columns: 3, cell: 640 },
  1024: { height: 768, columns: 3, cell: 600 },
  390: { height: 844, columns: 7, cell: 260 },
} as const;
type Width = keyof typeof sizes;
const widths = [1440, 1280, 1024, 390] as const satisfies readonly Width[];

const languages = { en: 'en_US', tl: 'tl_PH' } as const;
const themes = ['light', 'dark'] as const;

interface Look {
  readonly theme: (typeof themes)[number];
  readonly language: keyof typeof languages;
}

interface Shoot extends Look {
  readonly browser: Browser;
  readonly uid: string;
  readonly requests: readonly string[];
  readonly paths: RegExp;
  /** Whether faults of accessibility are looked for, which takes longer than the pictures. */
  readonly isChecked: boolean;
  readonly widths: readonly Width[];
  readonly dir: string;
}

/** By how much the window or its page could be scrolled sideways, which nothing in the app should be. */
const tooWideBy = (page: Page) =>
  page.evaluate(() => {
    const places = [document.documentElement, document.querySelector('main')];
    return Math.max(...places.map((place) => (place ? place.scrollWidth - place.clientWidth : 0)));
  });

/** What is wrong in a place at one look: what is wider than its window, and faults of accessibility. */
async function faultsIn(page: Page, isChecked: boolean): Promise<string[]> {
  const wide = await tooWideBy(page);
  const faults = isChecked ? await faultsOf(page) : [];
  return wide > 0 ? [`wider than the window by ${wide} px`, ...faults] : faults;
}

const fileNameOf = (caption: string) =>
  caption.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home';

async function goTo(page: Page, { path, first }: StaffRoom): Promise<boolean> {
  await goInside(page, `/backoffice${path}`);
  if (!first) return true;
  const row = page.locator('main [data-row-link]').first();
  await row.waitFor({ timeout: 3000 }).catch(() => {});
  if ((await row.count()) === 0) return false;
  await row.click();
  return true;
}

/** Every place of one role at every width, with what is wrong there. */
async function photographRole(shoot: Shoot, role: Role, rooms: readonly StaffRoom[]) {
  const { browser, theme, language, widths, dir } = shoot;
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Manila' });
  const url = addressOf('');
  await context.addCookies([
    { name: 'perya_theme', value: theme, url },
    { name: 'perya_lang', value: languages[language], url },
  ]);
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  await openAsStaff(page, role, '/backoffice');
  await page.locator('main h1').waitFor();
  const taken: { width: Width; picture: Picture }[] = [];
  const faults: string[] = [];
  for (const room of rooms) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const caption = `${room.path}${room.first ? ' › first' : ''}`;
    if (!(await goTo(page, room))) {
      faults.push(`${caption}: no row to open`);
      continue;
    }
    await untilQuiet();
    for (const width of widths) {
      await page.setViewportSize({ width, height: sizes[width].height });
      // What is laid out anew is there with the next frame but one.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const wrong = await faultsIn(page, shoot.isChecked);
      for (const fault of wrong) {
        faults.push(`${caption} at ${width}: ${fault}`);
        process.stdout.write(`${theme}-${language} ${caption} at ${width}: ${fault}\n`);
      }
      const png = await page.screenshot();
      writeFileSync(join(dir, `${theme}-${language}-${width}`, `${fileNameOf(caption)}.png`), png);
      taken.push({ width, picture: { png, caption } });
    }
  }
  await context.close();
  return { taken, faults };
}

/** Each picture by itself, and those of a width on sheets. */
async function shootLook(shoot: Shoot): Promise<string[]> {
  const { theme, language, dir, browser, uid, requests, paths, widths } = shoot;
  const look = `${theme}-${language}`;
  const taken = [];
  const faults: string[] = [];
  for (const width of widths) mkdirSync(join(dir, `${look}-${width}`), { recursive: true });
  for (const [role, rooms] of staffRoomsOf(uid, requests)) {
    const wanted = rooms.filter(({ path }) => paths.test(path));
    if (wanted.length === 0) continue;
    const shot = await photographRole(shoot, role, wanted);
    taken.push(...shot.taken);
    faults.push(...shot.faults.map((fault) => `${look} ${role} ${fault}`));
  }
  for (const width of widths) {
    const pictures = taken.filter((one) => one.width === width).map(({ picture }) => picture);
    const { columns, cell } = sizes[width];
    const perSheet = columns * 3;
    for (let from = 0; from < pictures.length; from += perSheet) {
      const file = join(dir, `${look}-${width}-${from / perSheet + 1}.png`);
      const onSheet = pictures.slice(from, from + perSheet);
      await writeSheet(browser, file, onSheet, { columns, width: cell, title: `${look} ${width}` });
    }
  }
  return faults;
}

/** `npm run bench -- staff-pages [--to FOLDER] [--look light-en]… [--width 390]… [--path '^/risk'] [--check]`: every place of the staff app on sheets, with what is wrong there. */
const { values: flags } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'staff-shots') },
    look: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    path: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const looks = (Object.keys(languages) as Look['language'][])
  .flatMap((language) => themes.map((theme) => ({ language, theme })))
  .filter(({ language, theme }) => flags.look?.includes(`${theme}-${language}`) ?? true);
const faults: string[] = [];
await inStudio(async (browser) => {
  // What the jobs of staff begin with is what stands in the rooms.
  for (const job of [...peopleJobs, ...moneyJobs, ...houseJobs]) await job.arrange();
  const { uid } = await submitIdentity();
  const requests = (await askOfManyKinds()).map(({ id }) => id);
  for (const look of looks) {
    const shoot = {
      ...look,
      browser,
      uid,
      requests,
      paths: new RegExp(flags.path),
      isChecked: flags.check,
      widths: widths.filter((width) => flags.width?.includes(String(width)) ?? true),
      dir: flags.to,
    };
    faults.push(...(await shootLook(shoot)));
  }
});
process.stdout.write(
  `${faults.map((fault) => `${fault}\n`).join('')}Pictures are in ${flags.to}\n`,
);
