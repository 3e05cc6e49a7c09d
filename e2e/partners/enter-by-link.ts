import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type { Page } from '@playwright/test';
import { addressOf } from '../page/open.ts';
import { expect } from '../page/test.ts';
import { whileUnchanged } from '../setup/house-switch.ts';
import { doors, tokenFor } from './host-page.ts';

/** The address of a partner's usual door, with a token of the person. */
export async function linkOf(
  channel: PartnerChannel,
  phone: string,
  to: { readonly game?: string; readonly pathname?: string } = {},
  fault = '',
): Promise<string> {
  const [door, brought] = doors[channel](await tokenFor(channel, { phone, fault }));
  return addressOf(`${door}?${new URLSearchParams({ ...to, ...brought })}`);
}

/** The player of the browser comes again by the wallet's token: from now on this is a wallet-app user. */
export async function becomeWalletUser(page: Page, phone: string): Promise<void> {
  await whileUnchanged(['partner ewallet'], async () => {
    await page.goto(await linkOf('ewallet', phone));
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('perya:v1:entered-by')))
      .toBe('"ewallet"');
  });
}
