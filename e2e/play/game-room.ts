import type { FrameLocator, Locator, Page } from '@playwright/test';

/** What the page keeps around the game. */
export const gameBar = (page: Page): Locator => page.locator('main header');

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');

/** Does what the bar over a game offers, where it has no room for it by its menu. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  const button = gameBar(page).getByRole('button', { name, exact: true });
  const more = gameBar(page).getByRole('button', { name: 'Game menu' });
  await button.or(more).first().waitFor();
  if (await more.isVisible()) {
    await more.click();
    const menu = page.getByRole('dialog', { name: 'Game menu' });
    await menu.getByRole('button', { name, exact: true }).click();
    await menu.waitFor({ state: 'detached' });
  } else await button.click();
}

/** Pesos as they are read, in centavos: ₱1,234.50 is 123450. */
export function centavosOf(text: string | null): number {
  const figures = /(−|-)?₱([\d,]+)(?:\.(\d\d))?/.exec(text ?? '');
  if (figures === null) throw new Error(`There is no amount in "${text}".`);
  const [, sign, pesos = '', cents = '00'] = figures;
  return Number(`${pesos.replaceAll(',', '')}${cents}`) * (sign === undefined ? 1 : -1);
}

export const balanceOf = async (page: Page): Promise<number> =>
  centavosOf(await gameBar(page).getByText('₱').first().textContent());

export interface PlayedDrop {
  stake: number;
  payout: number;
}

/** Drops one ball in plinko and answers what the game itself says of it. */
export async function dropBall(page: Page): Promise<PlayedDrop> {
  const game = gameFrame(page);
  const drop = game.getByRole('button', { name: 'Drop' });
  const stake = centavosOf(await game.getByRole('group', { name: 'Stake' }).textContent());
  await drop.click();
  // The button is busy from the click until the ball has come to rest.
  await drop.and(game.locator('[aria-busy="false"]')).waitFor();
  const text = await game.getByText(/^The ball fell into/).textContent();
  const payout = text?.endsWith('No win this time.') ? 0 : centavosOf(text);
  return { stake, payout };
}
