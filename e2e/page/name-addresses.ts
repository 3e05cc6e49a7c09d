import type { Page } from '@playwright/test';

type Name = 'walletAppUrl' | 'shoppingGameUrl' | 'shopUrl' | 'shopLandingUrl';

/** Scripts, pictures and calls are many, and none of them names an address. */
const isPage = ({ pathname }: URL) =>
  !/^\/(?:assets|art|files|member|finance|game|promo|api|sandbox|wallet-app)\//.test(pathname);

/** As if the operator had named these pages of partners in the settings, and no others; empty is none. */
export async function nameAddresses(
  page: Page,
  addresses: Readonly<Partial<Record<Name, string>>>,
): Promise<void> {
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, url] of Object.entries(addresses)) {
      body = body.replace(new RegExp(`"${name}":"[^"]*"`), () => `"${name}":"${url}"`);
    }
    return route.fulfill({ response, body });
  });
}
