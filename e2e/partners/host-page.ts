import { partnerBrands } from '@perya/contract/partners/partner-brands';
import type { PartnerChannel, PartnerPurpose } from '@perya/contract/partners/partner-channels';
import type { Frame, Page } from '@playwright/test';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { noteToasts } from '../page/note-toasts.ts';
import { addressOf } from '../page/open.ts';
import { expect } from '../page/test.ts';
import { centavosOf } from '../play/game-room.ts';

interface TokenWish {
  readonly phone: string;
  readonly purpose?: PartnerPurpose;
  readonly fault?: string;
}

/** A token as the partner issues it for a person. */
export async function tokenFor(
  channel: PartnerChannel,
  { phone, purpose = 'app', fault = '' }: TokenWish,
): Promise<string> {
  const asked = new URLSearchParams({ channel, purpose, phone, fault });
  const answer = await fetch(addressOf(`/sandbox/hosts/token?${asked}`));
  return ((await answer.json()) as { token: string }).token;
}

/** What a door reads the token from. */
export const doors = {
  ewallet: (token: string) => ['/redirect-user', { token }] as const,
  maya: (sessionId: string) => ['/maya', { sessionId }] as const,
  lazada: (authCode: string) => ['/lazada-mini', { authCode }] as const,
};

/** The phone of the host stands beside what can be done to it. */
export const hostSize = { viewport: { width: 1280, height: 800 } };

interface Wish {
  readonly phone?: string;
  readonly door?: string;
  readonly where?: 'index' | 'game' | 'page' | 'kyc' | 'away';
  readonly fault?: string;
  readonly bridge?: 'there' | 'missing' | 'cancels' | 'slow';
}

/** The simulated app of a partner, and ours inside of it; the page of the host is opened before or after. */
export async function hostIn(page: Page, channel: PartnerChannel) {
  const said = await noteToasts(page);
  const inside = page.frameLocator('#app');
  const frame = (): Frame => {
    const found = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    if (!found) throw new Error('The app is not open');
    return found;
  };
  return {
    inside,
    log: page.locator('#log'),
    gate: inside.getByRole('dialog', { name: 'Before you come in' }),
    hasProceeded: () =>
      frame().evaluate(() => sessionStorage.getItem('perya:v1:terms-gate') === 'true'),
    /** Agrees and proceeds. */
    async passGate() {
      await this.gate.getByRole('checkbox').check();
      await this.gate.getByRole('button', { name: 'Proceed' }).click();
      await this.gate.waitFor({ state: 'hidden' });
    },
    /** Where the app inside is. */
    expectAt: (path: string | RegExp) =>
      expect
        .poll(() => {
          const { pathname, search } = new URL(frame().url());
          return pathname + search;
        })
        .toEqual(path instanceof RegExp ? expect.stringMatching(path) : path),
    /** Waits for a toast with these words, and closes what is still there of it; the next one is another. */
    async hear(text: string) {
      const place = () => said.findIndex((each) => each.includes(text));
      await expect.poll(place, text).not.toBe(-1);
      said.splice(0, place() + 1);
      await inside.locator('.toast button').evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
    },
    /** The house has closed the partner's channel: the player is told so, and where to go. */
    async expectClosed() {
      const { name } = partnerBrands[channel];
      await this.hear(`${name} login failed: Login through this app is closed`);
      const title = `Login with ${name} is closed`;
      await expect(inside.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(inside.getByText(new URL(addressOf('/')).host, { exact: true })).toBeVisible();
    },
    /** From there, outside of the partner's app. */
    async openWebsite() {
      // A box may be offered at any moment, over the button; whoever is after something else closes it.
      const box = inside.getByRole('region', { name: 'Mystery box' });
      await page.addLocatorHandler(box, () => box.getByRole('button', { name: 'Cancel' }).click());
      const website = page.waitForEvent('popup');
      await inside.getByRole('button', { name: 'Open the website' }).click();
      await expect(page.locator('#log').getByText(/openPopup .*\/\?action=login$/)).toBeVisible();
      await (await website).close();
    },
    flag: () => frame().evaluate(() => sessionStorage.getItem('perya:v1:partner')),
    /** Where a visitor wanted to go who was asked to log in first. */
    origin: () => frame().evaluate(() => history.state?.origin),
    /** Goes on inside, as a link would. */
    go: (path: string) => frame().evaluate((to) => history.pushState({}, '', to), path),
    async set(wish: Wish) {
      const { phone, ...chosen } = wish;
      if (phone !== undefined) await page.getByLabel('Phone of the person').fill(phone);
      for (const [name, value] of Object.entries(chosen)) {
        await page.locator(`#${name}`).selectOption(value);
      }
    },
    async enter(wish: Wish = {}) {
      await this.set(wish);
      await page.getByRole('button', { name: 'Open the app inside' }).click();
    },
    /** Acts, and waits until the page inside is another: what stood in the one before stands there for a moment more. */
    async anew(act: () => Promise<void>) {
      await frame().evaluate(() => Object.assign(window, { isLeft: true }));
      await act();
      const isLeft = () => frame().evaluate(() => 'isLeft' in window);
      // While one page follows the other there is none to ask.
      await expect.poll(() => isLeft().catch(() => true)).toBe(false);
    },
    /** Comes by the usual door again without a new page, which a door needs as little as any other page. */
    async comeAgain(wish: TokenWish, to: { game?: string; pathname?: string } = {}) {
      const [door, brought] = doors[channel](await tokenFor(channel, wish));
      await this.go(`${door}?${new URLSearchParams({ ...to, ...brought })}`);
    },
    /** Plays one round of the game that is open, sees it in the balance around the game, and leaves the game. */
    async playRound(uid: string) {
      const bar = inside.locator('main header');
      const shown = async () => centavosOf(await bar.getByText('₱').first().textContent());
      const spin = inside.frameLocator('main iframe').getByRole('button', { name: 'Spin' });
      await expect(spin).toBeEnabled();
      await expect(bar.getByText('₱').first()).toBeVisible();
      const before = await shown();
      await spin.click();
      const settled = () =>
        askDatabase<{ net: number }>(
          `select (payout - stake)::int as net from games.bet
            where uid = ${uid} and game_code = 'mango-rush' and status = 'completed' and stake > 0`,
        );
      await expect.poll(async () => (await settled()).length).toBe(1);
      const [round] = await settled();
      await expect.poll(shown).toBe(before + (round?.net ?? 0));
      await bar.getByRole('button', { name: 'Leave the game' }).click();
    },
    async leave() {
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page.locator('#app')).toBeHidden();
    },
  };
}
