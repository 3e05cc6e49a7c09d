import { decodeBody } from '@perya/contract/codec';
import type { Channel } from '@perya/contract/payments/calls/payments';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';

/** A player who may deposit, on the page with the balance; inside a partner's app if one is named. */
export async function openAsPayer(
  page: Page,
  path = '/my',
  partner: ChannelPartner = 'web',
): Promise<string> {
  const phone = await playerWithStatus('fully_kyc');
  await signIn(page.context(), { phone });
  await enterBy(phone, partner);
  await open(page, path);
  return phone;
}

/** As if the player's sessions had been opened there. */
export async function enterBy(phone: string, partner: ChannelPartner): Promise<void> {
  await askDatabase(
    `update identity.session set partner = '${partner}'
     where uid = (select uid from identity.player where phone = '${phone}')`,
  );
}

export const sheetOf = (page: Page, name = 'Deposit') => page.getByRole('dialog', { name });

/** By the button of the balance card. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  return sheetOf(page);
}

/** What the app has sent. */
export function bodyOf(route: Route): Promise<unknown> {
  const { 'content-type': type = '' } = route.request().headers();
  return decodeBody(type, route.request().postDataBuffer() ?? Buffer.alloc(0));
}

/** What the server answers, in its envelope. */
export const answer = (route: Route, data: unknown) =>
  route.fulfill({ json: { status: true, data } });

export const refuse = (route: Route, code: string, data: string) =>
  route.fulfill({ json: { status: false, data, code } });

function channelOf(changes: Partial<Channel>): Channel {
  return {
    id: 1001,
    name: 'Wallet',
    img: '/art/channels/e-wallet.svg',
    min_amount: '100.00',
    max_amount: '50000.00',
    amount_limit: ['100', '500', '1000'],
    tips: '',
    cashback_state: 0,
    cashback_coupons_num: 0,
    cashback_terms: null,
    flag: 2,
    fee_fixed: '0.00',
    fee_basis_points: 0,
    is_open: true,
    closed_text: '',
    ...changes,
  };
}

/** Channels that the demo operator does not have: closed ones, others' limits, none at all. */
export async function offerChannels(page: Page, channels: readonly Partial<Channel>[]) {
  await page.route('**/finance/channel/list*', (route) => answer(route, channels.map(channelOf)));
}

export const depositCall = '**/finance/payment/deposit*';

export const amountField = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Amount' });
export const depositButton = (sheet: Locator) =>
  sheet.getByRole('button', { name: /^Deposit( ₱|$)/ });

/** The disabled button takes the press too, which Playwright does only by force, and then without waiting for the sheet to come to rest. */
export async function press(sheet: Locator): Promise<void> {
  await expect(depositButton(sheet)).toBeInViewport({ ratio: 1 });
  await sheet.evaluate((panel) =>
    Promise.all(panel.getAnimations().map(({ finished }) => finished)),
  );
  await depositButton(sheet).click({ force: true });
}
