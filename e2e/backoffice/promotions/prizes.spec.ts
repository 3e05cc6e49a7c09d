import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { submitOrder } from '@perya/contract/points/calls/mall';
import { getProfile } from '@perya/contract/profile/calls/profile';
import type { Browser, Locator, Page } from '@playwright/test';
import { playerWithStatus } from '../../identity/player-with-status.ts';
import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../../page/open.ts';
import { passGate } from '../../page/pass-gate.ts';
import { bringSession, openSession } from '../../page/sign-in.ts';
import { expect, test } from '../../page/test.ts';
import { whileUnchanged } from '../../setup/house-switch.ts';
import { approveRequest } from '../approve-request.ts';
import { drawNoise } from '../draw-noise.ts';
import { openAsStaff } from '../open-as-staff.ts';
import { askDatabase } from '../submit-identity.ts';

/** A verified player on a device of their own, with Filcoins if wanted. */
async function newPlayer(filcoins = 0) {
  const phone = await playerWithStatus('fully_kyc');
  const session = await openSession({ phone });
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  if (filcoins > 0) {
    await askDatabase(`select points.post(array[${uid}::bigint], array['test'], array['F${uid}'],
      array[sha256('x')], array[${filcoins}::bigint], array[0::bigint], array[null::bigint],
      array[null::bigint], array[false], array[1], array['issued:gift'], array[-${filcoins}::bigint])`);
  }
  return { session, uid: String(uid), client };
}

/** The player's phone, on a page of the player's app. */
async function phonePage(browser: Browser, session: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await passGate(context);
  await bringSession(context, session);
  await open(page, path);
  return page;
}

const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

interface NewGoods {
  readonly name: string;
  readonly kind: string;
  readonly stock?: string;
}

async function addGoods(page: Page, { name, kind, stock }: NewGoods): Promise<Locator> {
  await page.getByRole('button', { name: 'Add goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add goods' });
  await dialog.getByLabel('Name, English').fill(name);
  await dialog.getByLabel('Name, Tagalog').fill(`${name} TL`);
  await dialog.getByLabel('What it is, English').fill('Made by hand');
  await dialog.getByLabel('What it is, Tagalog').fill('Gawang kamay');
  await dialog.getByLabel('Kind').selectOption({ label: kind });
  await dialog.getByLabel('Price, Filcoins').fill('500');
  if (stock) await dialog.getByLabel('Stock', { exact: true }).fill(stock);
  await dialog.getByLabel('Why, for the audit').fill('New in the mall');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('It needs a picture');
  await dialog.getByLabel('Add a picture').setInputFiles({
    name: 'no-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Only PNG, JPEG and WebP pictures');
  await dialog.getByLabel('Add a picture').setInputFiles({
    name: 'mug.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawNoise()),
  });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /^\/files\/goods\/.+\.webp$/);
  return dialog;
}

/** Saves the goods, opens them from the list and answers their number. */
async function saveGoods(page: Page, dialog: Locator, name: string): Promise<number> {
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Name or number' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  return Number(/goods\/(\d+)/.exec(page.url())?.[1]);
}

/** Saves the change of a price that takes two, and has somebody else approve it. */
async function saveByTwo(page: Page, browser: Browser, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('status')).toContainText('waits for a second person');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const request = await dialog.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'risk', request ?? '');
  await approveRequest(second);
  await desk.close();
  await page.reload();
}

async function openChange(page: Page, name: string) {
  const goods = page.getByRole('complementary', { name });
  await goods.getByRole('button', { name: 'Change' }).click();
  return { goods, dialog: page.getByRole('dialog', { name: `Change ${name}` }) };
}

/** Asks for the goods that stand open to be shown at their first price. */
async function showGoods(page: Page, browser: Browser, name: string): Promise<void> {
  // Before the dialog stands over it.
  await expect(page.getByRole('complementary', { name })).toContainText(
    'Hidden, price not approved',
  );
  const { goods, dialog } = await openChange(page, name);
  await dialog.getByLabel('Shown to players').check();
  await expect(dialog).toContainText('once a second person has approved their first price');
  await dialog.getByLabel('Why, for the audit').fill('New in the mall');
  await saveByTwo(page, browser, dialog);
  await expect(goods.getByText('Shown', { exact: true })).toBeVisible();
}

/** Asks for a lower price of the goods that stand open. */
async function lowerPrice(page: Page, browser: Browser, name: string): Promise<void> {
  const { goods, dialog } = await openChange(page, name);
  await dialog.getByLabel('Price, Filcoins').fill('450');
  await expect(dialog).toContainText('A second person has to approve a lower price');
  await dialog.getByLabel('Why, for the audit').fill('A sale');
  await saveByTwo(page, browser, dialog);
  await expect(goods.getByRole('definition').filter({ hasText: /^450$/ })).toBeVisible();
}

test('@desktop staff make goods with pictures, players order each kind, staff ship with a number that the player reads, and cancel what cannot be sent', async ({
  page,
  browser,
}) => {
  const mug = nameOf('Enamel mug');
  const card = nameOf('Load card');
  await openAsStaff(page, 'promotions', '/backoffice/promotions/goods');
  const form = await addGoods(page, { name: mug, kind: 'Thing, brought by a courier', stock: '3' });
  await form.getByLabel('Stores where it can be fetched').fill('Perya Cubao\nPerya Makati');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const mugId = await saveGoods(page, form, mug);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await showGoods(page, browser, mug);
  await lowerPrice(page, browser, mug);
  const other = await addGoods(page, { name: card, kind: 'Code, shown at once' });
  const cardId = await saveGoods(page, other, card);
  await page.getByRole('button', { name: 'Add codes' }).click();
  const codes = page.getByRole('dialog', { name: `Add codes to ${card}` });
  await codes.getByLabel('Codes').fill(`${card}-A\n${card}-B\n${card}-A`);
  await codes.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(codes.getByRole('status')).toContainText('2 codes are new in stock.');
  await codes.getByRole('button', { name: 'Done' }).click();
  await showGoods(page, browser, card);

  const { uid, session, client } = await newPlayer(3000);
  const order = async (goods_id: number, deliver_method: number) => {
    const form = { recipient_name: 'Maria Clara', phone_number: '9170000001' };
    const to = { delivery_address: '12 Mabini St.', email: 'maria@example.com' };
    const input = { goods_id, quantity: 1, deliver_method, ...form, ...to };
    return (await client.call(submitOrder, input, { idempotencyKey: randomUUID() })).id;
  };
  const code = await order(cardId, 1);
  const brought = await order(mugId, 2);
  const fetched = await order(mugId, 1);
  const unsent = await order(mugId, 2);

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('combobox', { name: 'Player id' }).fill(uid);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`uid=(%22)?${uid}`));
  await expect(
    page.getByRole('row', { name: new RegExp(`${code}.*Delivered at once`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: brought, exact: true }).click();
  const drawer = page.getByRole('complementary', { name: `Order ${brought}` });
  await expect(drawer).not.toContainText('Maria Clara');
  await drawer.getByRole('button', { name: 'Show whom it is for' }).click();
  await expect(drawer).toContainText(/Maria Clara.*12 Mabini St\./);
  await drawer.getByRole('button', { name: 'Ship', exact: true }).click();
  const ship = page.getByRole('dialog', { name: 'Ship the order' });
  await ship.getByLabel('Reason').selectOption('handed');
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(ship.getByLabel('Tracking number')).toHaveAccessibleDescription(
    'The player follows it by this',
  );
  await ship.getByLabel('Courier', { exact: true }).fill('Kartero');
  await ship.getByLabel('Tracking number').fill('KT-4711');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(ship.getByRole('status')).toContainText('The order is on its way');
  await ship.getByRole('button', { name: 'Done' }).click();
  await expect(drawer).toContainText('Shipped');
  await expect(drawer.getByRole('button', { name: 'Received' })).toBeVisible();

  await page.getByRole('link', { name: fetched, exact: true }).click();
  const store = page.getByRole('complementary', { name: `Order ${fetched}` });
  await expect(store).toContainText('Perya Cubao');
  await store.getByRole('button', { name: 'Received' }).click();
  const received = page.getByRole('dialog', { name: 'Note that it was received' });
  await received.getByLabel('Reason').selectOption('fetched');
  await received.getByRole('button', { name: 'Note it' }).click();
  await received.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: unsent, exact: true }).click();
  const last = page.getByRole('complementary', { name: `Order ${unsent}` });
  await last.getByRole('button', { name: 'Cancel the order' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel the order' });
  await expect(cancel).toContainText('450 Filcoins are given back.');
  await cancel.getByLabel('Reason').selectOption('stock');
  await cancel.getByRole('button', { name: 'Cancel the order' }).click();
  await cancel.getByRole('button', { name: 'Done' }).click();
  await expect(last).toContainText('Cancelled');
  await expect(last.getByRole('button', { name: 'Ship' })).toHaveCount(0);

  const mobile = await phonePage(browser, session, '/s-points/mall/detail');
  const main = mobile.getByRole('main');
  const redeemed = main.getByRole('list', { name: 'Redeemed' });
  for (const state of ['Redemption successful', 'Shipped', 'Received', 'Failed']) {
    await expect(redeemed).toContainText(state);
  }
  const status = (id: string) => `/s-transaction/status?id=${id}&type=RedeemFilcoins`;
  await goInside(mobile, status(brought));
  await expect(main).toContainText('KT-4711');
  await expect(main).toContainText('Kartero');
  await goInside(mobile, status(unsent));
  await expect(main).toContainText('It is no longer available');
  await goInside(mobile, status(code));
  await expect(main).toContainText(`${card}-A`);
  await mobile.context().close();
});

/** Gives or asks for a gift on the page of the player. */
async function fillGift(page: Page, uid: string, pesos: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Give a gift' }).click();
  const dialog = page.getByRole('dialog', { name: `Give player ${uid} a gift` });
  await dialog.getByLabel('Amount, in pesos').fill(pesos);
  await dialog.getByLabel('Reason').selectOption('goodwill');
  return dialog;
}

test('@desktop a gift is given by one person, a large one asked for and approved by a second; both arrive at the player and stand on their page', async ({
  page,
  browser,
}) => {
  const { uid, session } = await newPlayer();
  const mobile = await phonePage(browser, session, '/my');
  const told = mobile.getByRole('dialog');
  await openAsStaff(page, 'support', `/backoffice/players/${uid}`);
  const small = await fillGift(page, uid, '120.50');
  await expect(small).toContainText('₱120.50 is credited at once, and the player is told.');
  await expect(small).toContainText(
    'Alone one may give ₱5,000.00 a day; you have given ₱0.00 today.',
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  await small.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(small.getByRole('status')).toContainText(`Player ${uid} has it`);
  await small.getByRole('button', { name: 'Done' }).click();
  await expect(told).toContainText('₱120.50');
  await told.getByRole('button', { name: 'Thank you' }).click();

  const large = await fillGift(page, uid, '6,000');
  await expect(large).toContainText('₱6,000.00 is credited once a second person has approved it.');
  await large.getByRole('button', { name: 'Ask', exact: true }).click();
  const outcome = large.getByRole('status');
  await expect(outcome).toContainText('Nothing has changed yet');
  const request = /request (\d+)/.exec((await outcome.textContent()) ?? '')?.[1] ?? '';
  await large.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const second = await context.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${request}`);
  const drawer = second.getByRole('complementary', { name: `Request ${request}` });
  await expect(drawer).toContainText(
    `Player ${uid} gets ₱6,000.00 at once, out of “Surprise gift”. It must be played once first.`,
  );
  await drawer.getByRole('button', { name: 'Approve' }).click();
  const approving = second.getByRole('dialog');
  await approving.getByLabel('Reason').selectOption('checked');
  await approving.getByRole('button', { name: 'Approve and carry out' }).click();
  await expect(approving.getByRole('status')).toHaveText('It was approved and carried out.');
  await context.close();
  await expect(told).toContainText('₱6,000.00');
  await mobile.context().close();

  await page.getByRole('link', { name: 'Bonuses' }).click();
  const bonuses = page.getByRole('table', { name: 'Bonuses' });
  await expect(bonuses.getByRole('row')).toHaveCount(3);
  await expect(bonuses).toContainText(/Surprise gift.*₱6,000\.00.*Credited.*₱6,000\.00/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(addressOf(`/backoffice/promotions/gifts?uid=${uid}`));
  await expect(
    page.getByRole('row', { name: /₱6,000\.00.*Goodwill.*Support.*Risk/ }),
  ).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('@desktop what is typed and removed while a picture of goods is on its way stays so', async ({
  page,
}) => {
  await openAsStaff(page, 'promotions', '/backoffice/promotions/goods');
  const dialog = await addGoods(page, {
    name: nameOf('Tin cup'),
    kind: 'Thing, brought by a courier',
    stock: '1',
  });
  const first = await dialog.getByRole('img').getAttribute('src');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/backoffice/api/mall/picture', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel('Add a picture').setInputFiles({
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawNoise()),
  });
  await expect(dialog.getByText('Sending…')).toBeVisible();
  await dialog.getByLabel('What it is, English').fill('Typed meanwhile');
  await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
  letGo();
  await expect(dialog.getByText('Sending…')).toHaveCount(0);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
  await expect(dialog.getByLabel('What it is, English')).toHaveValue('Typed meanwhile');
});

test('@desktop a player is disqualified from the ranking of the day with a reason, and let in again', async ({
  page,
}) => {
  await whileUnchanged(['ranking of today'], () => disqualifyAndLetIn(page));
});

async function disqualifyAndLetIn(page: Page): Promise<void> {
  const { uid } = await newPlayer();
  // The smallest stake there is: whoever else is being tested keeps their place.
  await askDatabase(
    `insert into promotions.played (uid, day, game_code, venue, game_type, rounds, staked)
     values (${uid}, platform.manila_day(platform.clock()), 'perya-lines', 'studio', 3, 1, 1)`,
  );
  await askDatabase(
    `update promotions.ranking_list set listed_at = '-infinity' where not is_final`,
  );
  await openAsStaff(page, 'promotions', '/backoffice/promotions/ranking');
  const list = page.getByRole('table', { name: 'The list' });
  await list.getByRole('button', { name: `Disqualify player ${uid}` }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: `Disqualify player ${uid}` });
  await dialog.getByLabel('Reason').selectOption('script');
  await dialog.getByLabel('In your words').fill('A round every 200 ms for nine hours');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Disqualify', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('The player is out of the list.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const out = page.getByRole('table', { name: 'Disqualified' });
  await expect(out.getByRole('row', { name: new RegExp(uid) })).toContainText(
    'A round every 200 ms for nine hours',
  );
  await expect(list.getByText(uid)).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await out.getByRole('button', { name: `Let in again: player ${uid}` }).click();
  const back = page.getByRole('dialog', { name: `Let player ${uid} in again` });
  await back.getByLabel('Reason').selectOption('mistake');
  await back.getByRole('button', { name: 'Let in again' }).click();
  await expect(back.getByRole('status')).toContainText('The player is in the list again.');
  await back.getByRole('button', { name: 'Done' }).click();
  await expect(list.getByText(uid)).toBeVisible();
}
