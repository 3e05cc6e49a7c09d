import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { watchPage } from '../../../e2e/page/watch-page.ts';
import { chromiumFlags, requireChromium } from '../../../tooling/browser/find-chromium.ts';
import { bringVisitor } from '../web/in-page.ts';

/** Longer than the minute after which what a dead process has begun is begun anew by another. */
export const patienceMs = 120_000;
/** So long somebody waits before they press again. */
const pressAgainMs = 15_000;

interface Message {
  readonly code: string | null;
  readonly sent_at: number;
}

/** A phone with the player's browser, and what its pages complain about. */
export async function takePhone() {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags],
    // Whoever breaks the evening off ends the machines first.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // The load balancer has a certificate of nobody.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(bringVisitor, null);
  const page = await context.newPage();
  /** Errors of our code; what fails on the way while something is dead is expected. */
  const errors: string[] = [];
  let troubles = 0;
  watchPage(page, (problem) => {
    if (problem.startsWith('error:')) errors.push(problem);
    else if (/^answer: 5|^request:/.test(problem)) troubles += 1;
  });
  return { page, errors, troubles: () => troubles, close: () => browser.close() };
}

/** Presses, and presses again where the page lets it, until what was asked for is there; answers how often. */
export async function pressUntil(button: Locator, there: Promise<unknown>): Promise<number> {
  let isThere = false;
  const arrived = there.then(() => {
    isThere = true;
  });
  for (let presses = 1; ; presses += 1) {
    const pressed = button.click();
    // It may be gone because what was asked for is there.
    pressed.catch(() => {});
    await Promise.race([pressed, arrived]);
    await Promise.race([arrived, delay(pressAgainMs, null, { ref: false })]);
    if (isThere) return presses;
  }
}

/** The newest code that any process has sent to the phone; a process that sends none has none. */
async function readCode(ports: readonly number[], phone: string): Promise<string> {
  const inboxes = await Promise.all(
    ports.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sms.json?phone=${phone}`);
      return (await answer.json()) as Message[];
    }),
  );
  const codes = inboxes.flat().filter(({ code }) => code !== null);
  const [newest] = codes.sort((one, other) => other.sent_at - one.sent_at);
  if (!newest?.code) throw new Error(`No code came in for ${phone}`);
  return newest.code;
}

/** Asks for a code and types it, digit by digit. */
export async function enterCode(sheet: Locator, ports: readonly number[], phone: string) {
  await sheet.getByRole('button', { name: 'Send code' }).click();
  const first = sheet.getByRole('textbox', { name: 'Digit 1 of 6' });
  await first.click();
  await sheet.page().keyboard.type(await readCode(ports, phone));
}

/** Goes on inside the app, as a link would. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`);
}
