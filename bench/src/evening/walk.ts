import { fileURLToPath } from 'node:url';
import type { Locator, Page, WebSocket } from '@playwright/test';
import { dropBall, gameBar, gameFrame, type PlayedDrop } from '../../../e2e/play/game-room.ts';
import type { Mortal } from './mortal-program.ts';
import { enterCode, goInside, patienceMs, pressUntil } from './phone.ts';

/** Who walks, through what. */
export interface Walk {
  page: Page;
  url: string;
  /** Of the server processes, whose inboxes have the codes. */
  ports: readonly number[];
  phone: string;
}

const picture = fileURLToPath(
  new URL('../../../art/pictures/avatars/women-1-256.webp', import.meta.url),
);

const peso = (centavos: number) =>
  (centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Strikes at the moment at which the page sends such a request, which is then on its way or in a process. */
const onRequest = (page: Page, path: string, strike: () => Promise<void>) =>
  page
    .waitForRequest((sent) => sent.resourceType() === 'fetch' && sent.url().includes(path))
    .then(strike);

const gone = (locator: Locator) => locator.waitFor({ state: 'detached' });

export async function logIn({ page, url, ports, phone }: Walk): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Log in' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log in' });
  await sheet.getByLabel('Phone number').fill(phone);
  await sheet.getByRole('button', { name: 'I agree' }).click();
  await enterCode(sheet, ports, phone);
  await gone(sheet);
}

/** The balance as the card shows it, without a reload. */
export async function untilBalance({ page }: Walk, centavos: number): Promise<void> {
  const card = page.getByRole('region', { name: 'My Balance' });
  await card.filter({ hasText: peso(centavos) }).waitFor();
}

/** Asks for a deposit while something is struck, and answers how often it was asked for. */
export async function askForDeposit(
  { page, url }: Walk,
  pesos: number,
  strike: () => Promise<void>,
) {
  await page.goto(`${url}/my`);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await sheet.getByText('QR Ph', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(String(pesos));
  const button = sheet.getByRole('button', { name: /^Deposit( ₱|$)/ });
  const struck = onRequest(page, '/finance/payment/deposit', strike);
  const asked = pressUntil(button, page.waitForURL(/\/sandbox\/pay\//));
  await Promise.all([asked, struck]);
  return asked;
}

/** Pays at the gateway, and sees the money come. */
export async function pay({ page }: Walk, strike: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/s-transaction\/status\?id=\d+&type=deposit/);
  await strike();
  await page.getByText('The money is in your wallet.').waitFor();
}

/** Plays a round, and another one while something is struck. */
export async function play(
  { page, url }: Walk,
  strike: () => Promise<void>,
): Promise<PlayedDrop[]> {
  await page.goto(`${url}/s-game-page/plinko`);
  const game = gameFrame(page);
  await game.getByRole('button', { name: 'Drop' }).and(game.locator(':enabled')).waitFor();
  const quiet = await dropBall(page);
  const striking = onRequest(page, '/sandbox/studio/', strike);
  const [struck] = await Promise.all([dropBall(page), striking]);
  const after = await dropBall(page);
  await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
  return [quiet, struck, after];
}

/** Does something, and waits until a live message of this kind has come over the line of the page. */
export async function hear(line: WebSocket, type: string, act: () => Promise<void>): Promise<void> {
  const heard = line.waitForEvent('framereceived', ({ payload }) => payload.includes(type));
  await act();
  await heard;
}

/** The first byte of the answer that grants the topics of live messages. */
const granted = 0x90;

/** Does what makes the page open its line of live messages, and answers it once it listens. */
export async function untilListening(
  { page }: Walk,
  act: () => Promise<unknown>,
): Promise<WebSocket> {
  const listening = Promise.withResolvers<WebSocket>();
  const late = setTimeout(listening.reject, patienceMs, new Error('The page does not listen'));
  // A line that breaks before it is granted anything is followed by another.
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      if (payload[0] === granted) listening.resolve(line);
    }),
  );
  await act();
  const line = await listening.promise;
  clearTimeout(late);
  return line;
}

/** The broker dies, and comes back when the page has asked for a line in vain. */
export async function loseBroker({ page }: Walk, broker: Mortal, meanwhile: () => Promise<void>) {
  const inVain = page.waitForResponse(/\/member\/live\/credential/);
  await broker.kill();
  await meanwhile();
  await inVain;
  await broker.comeBack();
}

/** Takes an own picture: refused while the store is dead, and taken as it was when it is back. */
export async function changePicture({ page }: Walk, store: Mortal): Promise<void> {
  await goInside(page, '/s-account/avatar');
  await page.getByLabel('Upload a picture of your own').setInputFiles(picture);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await store.kill();
  await confirm.click();
  await page.getByText('Upload failed', { exact: true }).waitFor();
  await store.comeBack();
  await pressUntil(confirm, page.waitForURL(/\/s-account$/));
  await page.getByRole('button', { name: 'Later' }).click();
  const shown = `a img[src*="files/avatars/"]`;
  await page.waitForFunction(`document.querySelector('${shown}')?.naturalWidth > 0`);
}

/** Adds an account and asks for a withdrawal while something is struck; answers how often it was asked for. */
export async function withdraw(walk: Walk, pesos: number, strike: () => Promise<void>) {
  const { page, url, ports, phone } = walk;
  await page.goto(`${url}/my`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true });
  await sheet.getByRole('button', { name: 'Add account' }).click();
  const panel = page.getByRole('dialog', { name: 'Add account' });
  await panel.getByRole('textbox').fill(phone);
  await panel.getByRole('button', { name: 'Add account' }).click();
  const proof = page.getByRole('dialog', { name: 'Verify that it is you' });
  await enterCode(proof, ports, phone);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await gone(panel);
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(String(pesos));
  const send = sheet.getByRole('button', { name: 'Withdraw', exact: true });
  const struck = onRequest(page, '/finance/payment/withdraw', strike);
  const asked = pressUntil(send, page.waitForURL(/\/s-transaction\/status.*type=withdraw/));
  await Promise.all([asked, struck]);
  await page.getByText('Under review').first().waitFor();
  return asked;
}
