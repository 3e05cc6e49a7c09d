import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

test('a visitor reads what can be won, how it is drawn and what proves it; a player sees it over a game that plays for it, or on its scene', async ({
  page,
  context,
}) => {
  await open(page, '/jackpots');
  await expect(page.getByRole('heading', { level: 1, name: 'Jackpots' })).toBeVisible();
  for (const [name, game, path] of [
    ['Major', 'Gintong Salakot', 'gintong-salakot'],
    ['Grand', 'Gintong Salakot', 'gintong-salakot'],
    ['Bingo Grand', 'Bingo Hall', 'bingo-hall'],
  ] as const) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await expect(card).toContainText('₱');
    await expect(card).toContainText(/Hash of the secret: [0-9a-f]{64}/);
    const games = card.getByRole('list', { name: `Games with ${name}` });
    await expect(games.getByRole('link', { name: game })).toHaveAttribute(
      'href',
      `/s-game-page/${path}`,
    );
  }
  expect(await faultsInBothThemes(page)).toEqual([]);

  await bringSession(context, await openSession({ phone: '9170000009' }));
  await open(page, '/');
  await goInside(page, '/s-game-page/perya-lines');
  const strip = page.getByRole('list', { name: 'Jackpots' });
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  await expect(strip).toContainText('Grand');
  // This game draws them on its scene, with its own two prizes beside them, and the page's line goes.
  await goInside(page, '/s-game-page/gintong-salakot');
  const plates = page.frameLocator('iframe').getByRole('list', { name: 'Jackpots' });
  await expect(plates.getByRole('listitem')).toHaveText([/^Grand/, /^Major/, /^Minor/, /^Mini/]);
  await expect(strip).toHaveCount(0);
  await goInside(page, '/s-game-page/plinko');
  await expect(page.getByRole('heading', { level: 1, name: 'Plinko' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
