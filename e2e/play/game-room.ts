import type { FrameLocator, Locator, Page } from '@playwright/test';

/** What the page keeps around the game. */
export const gameBar = (page: Page): Locator => page.locator('main header');

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');

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
  const told = game.getByText(/^The ball fell into/);
  const before = (await told.count()) > 0 ? await told.textContent() : null;
  const stake = centavosOf(await game.getByRole('group', { name: 'Stake' }).textContent());
  const drops = game.getByRole('list', { name: 'Last drops' }).getByRole('listitem');
  const dropped = await drops.count();
  await game.getByRole('button', { name: 'Drop' }).click();
  await drops.nth(Math.min(dropped, 7)).waitFor();
  await game.getByRole('button', { name: 'Drop' }).and(game.locator(':enabled')).waitFor();
  const text = await told.textContent();
  if (text === null || (text === before && dropped === 0)) throw new Error('No drop was told.');
  const payout = centavosOf(text.replace(/^.*It pays/, ''));
  return { stake, payout };
}
