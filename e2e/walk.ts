import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { amountField, depositButton, sheetOf } from './deposit/deposit-page.ts';
import { firstBox, loginSheet } from './identity/log-in.ts';
import { freshPhone, readCode } from './identity/player.ts';
import { photo, typed } from './kyc/fill-form.ts';
import { addressOf } from './page/open.ts';
import { gameFrame } from './play/game-room.ts';
import { writeSheet } from './shots/contact-sheet.ts';
import { inStudio } from './shots/studio.ts';
import { createWalker } from './shots/walker.ts';

type Walker = ReturnType<typeof createWalker>;

/** Through the gate and the login, with a number that nobody has used. */
async function signUp(page: Page, walker: Walker): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Before you come in' });
  await walker.tap(gate.getByRole('checkbox'), 'Agree at the gate');
  await walker.tap(gate.getByRole('button', { name: 'Proceed' }), 'Proceed');
  await walker.tap(page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Sign up');
  const sheet = loginSheet(page);
  const number = sheet.getByLabel('Phone number');
  await number.waitFor();
  const phone = freshPhone();
  await expect(number).toBeFocused();
  await walker.type(phone);
  // The keyboard's own key sends it.
  await walker.type('\n');
  await firstBox(sheet).waitFor();
  await walker.type(await readCode(phone));
  await sheet.waitFor({ state: 'hidden' });
}

/** The short form, which makes a basic account. */
async function giveBasics(page: Page, walker: Walker): Promise<void> {
  // A new player is led to the identity check.
  await walker.tap(
    page.getByRole('link', { name: 'Fill in the basic information' }),
    'Fill in the basic information',
  );
  await expect(typed(page, 'First name')).toBeFocused();
  // The keyboard's own key leads from field to field, and is counted among the characters.
  await walker.type('Maria Clara\n\nSantos\n05031995\n');
  const genders = page.getByRole('dialog', { name: 'Gender', exact: true });
  await walker.tap(genders.getByRole('option', { name: 'Female' }), 'Gender');
  const first = 'Front photo of ID';
  const photos = [first, 'Back photo of ID', 'Selfie with ID'];
  await walker.tap(photo(page, first).getByRole('button', { name: 'Use camera' }), 'Use camera');
  for (const label of photos) {
    const camera = page.getByRole('dialog', { name: `Upload ${label}` });
    await walker.tap(camera.getByRole('button', { name: 'Take photo' }), label);
  }
  for (const label of photos) {
    await expect(photo(page, label)).toContainText('Photo uploaded');
  }
  await walker.tap(page.getByRole('button', { name: 'Submit' }), 'Submit');
}

async function deposit(page: Page, walker: Walker): Promise<void> {
  const amounts = page.getByRole('main').getByRole('list', { name: 'Quick amounts' });
  await walker.tap(amounts.getByRole('button').nth(1), 'Choose an amount');
  const sheet = sheetOf(page);
  await amountField(sheet).waitFor();
  await walker.tap(depositButton(sheet), 'Deposit');
  await walker.tap(page.getByRole('button', { name: 'Pay', exact: true }), 'Pay in the wallet app');
}

async function bet(page: Page, walker: Walker): Promise<void> {
  const games = page.getByRole('list', { name: 'Games that others play' });
  await walker.tap(games.getByRole('link').first(), 'Choose a game');
  const frame = gameFrame(page);
  await walker.tap(frame.getByRole('button', { name: /^Buy/ }), 'Bet');
  await walker.end(frame.getByText(/^Ball \d+ of/).first(), 'The first bet is played');
}

const parts = { signUp, giveBasics, deposit, bet };
const strip = { columns: 8, width: 195 };

async function goAllParts(page: Page, walker: Walker): Promise<void> {
  let before = walker.walked();
  for (const [name, part] of Object.entries(parts)) {
    await part(page, walker);
    const now = walker.walked();
    const took = (now.personMs - before.personMs) / 1000;
    process.stdout.write(`${name}: ${now.taps - before.taps} taps, ${took.toFixed(0)} s\n`);
    before = now;
  }
}

async function walk(browser: Browser, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const walker = createWalker(page);
  await walker.closes(page.getByRole('dialog').getByText('Close', { exact: true }));
  await page.goto(addressOf('/'));
  try {
    await goAllParts(page, walker);
  } catch (error) {
    // Where a stranger would be stuck is what one wants to see.
    await walker.end(page.locator('body'), 'Stuck here');
    await writeSheet(browser, file, walker.pictures, { ...strip, title: String(error) });
    throw error;
  }
  const { taps, keys, personMs, waitedMs } = walker.walked();
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  const title = `From the landing to the first bet: ${taps} taps, ${keys} characters, about ${seconds(personMs)} of a person's time; waited ${seconds(waitedMs)}`;
  process.stdout.write(`${title}\n`);
  await writeSheet(browser, file, walker.pictures, { ...strip, title });
  await context.close();
}

/** `npm run bench -- walk [FILE]`: a new player's way from the landing to the first bet, counted, as a strip of pictures. */
const [file = join(tmpdir(), 'walk.png')] = process.argv.slice(2);
await inStudio((browser) => walk(browser, file));
process.stdout.write(`The strip is ${file}\n`);
