import type { FrameLocator } from '@playwright/test';

/** What a plain player does first, of what can be done now. A fight ends most hands within a minute. */
const wishes = [
  /^(Fold|Sumuko)/,
  /^(Fight|Laban)/,
  /^(Take|Kunin)/,
  /^(Draw|Bunot)/,
  /^(Discard|Itapon)/,
];

/** One card is chosen where one is given away, and else none: what fits is then taken as the table finds it. */
async function chooseCard(game: FrameLocator, isGivingAway: boolean): Promise<boolean> {
  const chosen = game.locator('.tongits-card[aria-pressed="true"]');
  const count = await chosen.count();
  if (count > (isGivingAway ? 1 : 0)) await chosen.first().click();
  else if (isGivingAway && count === 0) await game.locator('.tongits-card').last().click();
  else return false;
  return true;
}

/** A plain player: fights when it may, takes what fits, gives the last card away and folds, whenever it is asked. */
export async function playOn(game: FrameLocator): Promise<void> {
  const deck = game.locator('.tongits-plays');
  // Whose turn it is not is shown nothing that could be pressed.
  if (!(await game.locator('.tongits-table[data-mine]').isVisible())) return;
  if (
    await chooseCard(
      game,
      await deck.getByRole('button', { name: /^(Discard|Itapon)/ }).isVisible(),
    )
  ) {
    return;
  }
  // Looked at in one moment: what is open a moment later would else be passed over for what comes after it.
  const open = await deck.locator('button:enabled').allInnerTexts();
  const wish = wishes.find((each) => open.some((words) => each.test(words.trim())));
  if (wish) await deck.getByRole('button', { name: wish }).click();
}

/** Sits down, and once more where a stake was called off by a busy machine; true once the cards are dealt. */
export async function sitDown(game: FrameLocator): Promise<boolean> {
  const sit = game.getByRole('button', { name: 'Sit down' });
  const isFree = await sit.and(game.locator('[aria-disabled="false"]')).isVisible();
  if (isFree) await sit.click();
  return game.locator('.tongits-card').first().isVisible();
}
