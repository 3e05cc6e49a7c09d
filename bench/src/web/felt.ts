import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../../tooling/browser/find-chromium.ts';
import {
  bringVisitor,
  changePage,
  noteInteractions,
  openGame,
  readInteractions,
  whenPainted,
} from './in-page.ts';

/** A phone of the middle class, as Lighthouse takes it: its processor and its line. */
const cpuSlowdown = 4;
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const screen = { width: 412, height: 823 };
const withinMs = 20_000;

interface Phone {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly close: () => Promise<void>;
}

/** A browser as slow as a phone, with a player or without; its line is slowed down when that is asked for. */
export async function takePhone(session: string | null): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // A game in its own process would not be slowed down with the page around it.
    args: [...chromiumFlags, '--disable-features=IsolateSandboxedIframes'],
  });
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  await context.addInitScript(bringVisitor, session);
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devTools, close: () => browser.close() };
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('main h1').first().waitFor({ timeout: withinMs });
  await page.waitForLoadState('networkidle');
}

const pressable =
  'main :is([role="tab"], [role="switch"], summary, button[aria-expanded], button[aria-pressed])';
const pressesMax = 4;

/** The worst time from a tap to the paint that answers it: the theme of the page, then what stands in it. */
export async function worstInteraction({ page }: Phone, url: string): Promise<number> {
  await openPage(page, url);
  const theme = page.getByRole('button', { name: 'Change theme' });
  for (let press = 0; press < 2 && (await theme.isVisible()); press += 1) {
    await theme.click();
    await page.evaluate(whenPainted);
  }
  const targets = page.locator(pressable);
  const count = Math.min(await targets.count(), pressesMax);
  for (let place = 0; place < count; place += 1) {
    const target = targets.nth(place);
    if (!(await target.isVisible()) || !(await target.isEnabled())) continue;
    await target.click({ timeout: withinMs });
    await page.evaluate(whenPainted);
  }
  return Math.max(0, ...(await page.evaluate(readInteractions)));
}

const titleOf = async (page: Page) =>
  ((await page.locator('main h1').first().textContent()) ?? '').trim();

/** How long each change of page takes once the page has been seen before, in milliseconds. */
export async function warmChanges(
  { page }: Phone,
  origin: string,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const titles = new Map<string, string>();
  for (const path of paths) {
    await openPage(page, `${origin}${path}`);
    titles.set(path, await titleOf(page));
  }
  const changes = new Map<string, number>();
  // The first round loads what the pages need inside the app, the second one counts.
  for (const isCounted of [false, true]) {
    for (const path of paths) {
      const change = { path, title: titles.get(path) ?? '', withinMs };
      const tookMs = await page.evaluate(changePage, change);
      if (isCounted) changes.set(path, tookMs);
      await page.waitForLoadState('networkidle');
    }
  }
  return changes;
}

/** From the lobby to the first frame of a game that can be played, on a phone's line. */
export async function gameReady(
  { page, devTools }: Phone,
  origin: string,
  path: string,
): Promise<number> {
  await openPage(page, `${origin}/s-game/category/Slot`);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  return page.evaluate(openGame, { path, withinMs });
}
