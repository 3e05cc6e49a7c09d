import type { Page } from '@playwright/test';
import { newPerson, submitIdentity } from '../backoffice/submit-identity.ts';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { playerWithStatus, setStatus } from '../identity/player-with-status.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { withPictures } from '../page/with-pictures.ts';
import { gameBar } from './game-room.ts';

test.use(withPictures);

const lobby = '/s-game/sections/hot';
const firstGame = (page: Page) => page.getByRole('article').getByRole('link').first();

/** The toasts. */
const said = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Answers a launch as the server would, with what the test wants it to say. */
async function answerLaunch(page: Page, body: object): Promise<void> {
  await page.route('**/game/launch?**', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }),
  );
}

test('asks a visitor who taps a game to log in, does not let a player in whose identity is unknown, and says by the address too why a game does not open [A-230 A-239 G-239 G-316 M-402]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/game\/launch/);
  await test.step('a visitor', async () => {
    await open(page, lobby);
    await firstGame(page).click();
    await expect(loginSheet(page)).toBeVisible();
    await logInByCode(loginSheet(page), freshPhone());
    // Nobody has checked who this new player is, so the way ends at the gate for play.
    await expect(page.getByRole('dialog', { name: 'KYC reminder' })).toBeVisible();
    await expect(page).toHaveURL(addressOf(lobby));
  });

  await test.step('a player whose identity is unknown', async () => {
    const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
    await expect(reminder.getByText(/before you can enter the game!$/)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(reminder).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await reminder.getByRole('button', { name: 'Close' }).click();
    await expect(reminder).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(lobby));
    await open(page, '/s-game-page/plinko');
    // The page says it itself, in place of the dialog.
    await expect(page.getByRole('alert')).toContainText(
      'You must submit KYC certification before you can enter the game!',
    );
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('Go To KYC Verify Now');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    // One thing to do, and the way out in the bar.
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(addressOf('/'));
  });

  await test.step('a player whose identity check waits for the house', async () => {
    // Frozen, and the submission is in: there is nothing left to submit.
    const phone = freshPhone();
    const session = await openSession({ phone });
    await submitIdentity(newPerson(), session);
    await setStatus(phone, 'frozen');
    await bringSession(context, session);
    await open(page, '/s-game-page/plinko');
    await expect(page.getByRole('alert')).toContainText(
      'Your KYC is under review and must be approved before you can enter the game!',
    );
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('alert').getByRole('button')).toHaveText('Leave the game');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await signIn(context, { phone: await playerWithStatus('basic_account') });
  await test.step('a game under maintenance', async () => {
    await open(page, '/s-game/category/Slot');
    await page.getByRole('textbox', { name: 'Search games' }).fill('Buwaya Bayou');
    await page.getByRole('link', { name: /^Under maintenance Buwaya Bayou/ }).click();
    const told = 'This game is under maintenance. Please try again later';
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await goInside(page, '/s-game-page/buwaya-bayou');
    await expect(said(page)).toContainText(told);
    await expect(page.getByRole('alert')).toContainText('choose another game');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('a game that there is not, and a launch that fails', async () => {
    await open(page, '/s-game-page/no-such-booth');
    await expect(said(page)).toContainText('There is no such game');
    const advice = page.getByRole('alert').filter({ hasText: 'The game cannot be opened' });
    await expect(advice).toContainText('Look for it in the lobby');
    await expect(advice).not.toContainText('There is no such game');
    // What is no game has neither a name nor a clock.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.route('**/game/launch?**', (route) => route.abort());
    await goInside(page, '/s-game-page/plinko');
    await expect(said(page)).toContainText('Game launch failed');
    await expect(advice).toContainText('Nothing is lost');
    await page.unroute('**/game/launch?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  });
});

test('shows the message of a failed launch, opens the URL that a launch answered and exits the game 300 ms after it was left, and opens the wrapper of the shopping partner inside its app [G-007 G-042 G-043 G-167 G-168 G-194 G-239 G-317 M-245 M-371 M-402 M-450]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/game\/launch/);
  await signIn(context, { phone: await playerWithStatus('basic_account') });
  await test.step('a failed launch', async () => {
    // The live line reads the balance once it stands: not in the middle of what is measured below.
    await untilListening(page, () => open(page, lobby));
    await answerLaunch(page, { status: false, data: 'The booth is shut', code: 'GAME_CLOSED' });
    await firstGame(page).click();
    await expect(page.getByText('The booth is shut', { exact: true })).toBeVisible();
    await page.unroute('**/game/launch?**');
    // A proxy that answers without our envelope says nothing that a player should read.
    await page.route('**/game/launch?**', (route) => route.fulfill({ status: 502, body: 'no' }));
    await firstGame(page).click();
    await expect(said(page)).toContainText('Game launch failed');
    await expect(page.getByText('Server error')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(lobby));
    await page.unroute('**/game/launch?**');
  });

  await test.step('a launch that answers', async () => {
    // A game of nobody: this page says nothing to the one around it and has only loaded.
    const content = addressOf('/offline.html?game');
    await answerLaunch(page, { status: true, data: content });
    await page.route('**/offline.html?game', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>A game from elsewhere</h1>' }),
    );
    await firstGame(page).click();
    await expect(page).toHaveURL(/\/s-game-page\/[a-z0-9-]+$/);
    await expect(page.locator('main iframe')).toHaveAttribute('src', content);
    await expect(page.frameLocator('main iframe').getByText('A game from elsewhere')).toBeVisible();
    const state = await page.evaluate(() => history.state as Record<string, unknown>);
    expect(state).toMatchObject({ origin: lobby, content });
    // What follows a game, the balance anew, waits until the lobby is shown.
    const leftAt = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(addressOf(lobby));
    const askedAt = await page.waitForFunction(
      (since) =>
        performance
          .getEntriesByType('resource')
          .find(({ name, startTime }) => name.endsWith('/finance/wallet') && startTime > since)
          ?.startTime,
      leftAt,
    );
    expect(((await askedAt.jsonValue()) ?? 0) - leftAt).toBeGreaterThanOrEqual(300);
  });

  await test.step('inside the app of the shopping partner', async () => {
    // As an operator's setting would write it into the page.
    await nameAddresses(page, { shoppingGameUrl: 'https://shop.example.ph/perya?game={code}' });
    await context.route('https://shop.example.ph/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }),
    );
    await open(page, `${lobby}?from=lazada`);
    const opened = context.waitForEvent('page');
    await firstGame(page).click();
    await expect(await opened).toHaveURL(/^https:\/\/shop\.example\.ph\/perya\?game=[a-z0-9-]+$/);
    await expect(page).toHaveURL(addressOf(`${lobby}?from=lazada`));
  });
});

test('asks a visitor who opens the address of a game to log in first [A-053 A-054]', async ({
  page,
}) => {
  await page.goto(addressOf('/s-game-page/plinko/token'));
  await logInByCode(loginSheet(page), await playerWithStatus('under_review'));
  // The token that stood there is kept out of the address.
  await expect(page).toHaveURL(addressOf('/s-game-page/plinko/-'));
});
