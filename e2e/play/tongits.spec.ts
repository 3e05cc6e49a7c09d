import { createClient } from '@perya/contract/client';
import { listBets } from '@perya/contract/games/calls/bets';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { parsePesos } from '@perya/money';
import type { Browser } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf, open } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { bringSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { balanceOf, gameFrame } from './game-room.ts';
import { playOn, sitDown } from './tongits-seat.ts';

// On the smallest phone: what fits there fits everywhere.
const viewport = { width: 320, height: 640 };

/** Who misses a turn is waited for, 25 seconds each time. */
const aHand = { timeout: 240_000, intervals: [50] };

/** At a unit of ten pesos everybody brings three units. */
const broughtInCentavos = 30_00;

const centavosOf = (pesos: string) => Number(parsePesos(pesos));

/** A player in a browser of their own, with what the house knows of them. */
async function seatIn(browser: Browser) {
  const context = await browser.newContext({ viewport });
  await passGate(context);
  const { session } = await verifiedPlayer({ free: 100 });
  await bringSession(context, session);
  const page = await context.newPage();
  await open(page, '/s-game-page/tongits');
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const game = gameFrame(page);
  return {
    page,
    game,
    isOver: () => game.locator('.kit-result').isVisible(),
    purse: async () => centavosOf((await client.call(getWallet, {})).balance),
    bets: async () =>
      (await client.call(listBets, {})).d.filter(({ game_code }) => game_code === 'tongits'),
  };
}

type TableSeat = Awaited<ReturnType<typeof seatIn>>;

interface Begun {
  readonly purse: number;
  readonly bets: number;
}

const begunWith = async ({ purse, bets }: TableSeat): Promise<Begun> => ({
  purse: await purse(),
  bets: (await bets()).length,
});

/** A new bet, and a purse that has changed by it, on the screen too: what of it was staked and paid. */
async function settled({ page, purse, bets }: TableSeat, before: Begun) {
  await expect.poll(async () => (await bets())[0]?.status).toMatch(/^(completed|failed)$/);
  const made = await bets();
  expect(made.length).toBeGreaterThan(before.bets);
  const [bet] = made;
  if (bet === undefined) throw new Error('The hand is in no record.');
  // Where nobody had a meld, all stakes came back.
  const isPlayed = bet.status === 'completed';
  const now = before.purse + (isPlayed ? centavosOf(bet.net_amount) : 0);
  expect(await purse()).toBe(now);
  await expect.poll(() => balanceOf(page)).toBe(now);
  return {
    staked: isPlayed ? centavosOf(bet.bet_amount) : 0,
    paid: isPlayed ? centavosOf(bet.settlement_amount) : 0,
  };
}

test('three players in three browsers sit down at one table and play a hand for money; the purses hold the pot but for the rake', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const seats: TableSeat[] = [];
  while (seats.length < 3) seats.push(await seatIn(browser));
  const before = await Promise.all(seats.map(begunWith));

  await expect
    .poll(async () => Promise.all(seats.map(({ game }) => sitDown(game))), aHand)
    .toEqual([true, true, true]);
  // What each has brought is at stake.
  const brought = await Promise.all(seats.map(({ purse }) => purse()));
  expect(brought).toEqual(before.map(({ purse }) => purse - broughtInCentavos));
  for (const { page } of seats.slice(0, 1)) expect(await faultsOf(page)).toEqual([]);

  await expect
    .poll(async () => {
      await Promise.all(seats.map(({ game }) => playOn(game)));
      return Promise.all(seats.map(({ isOver }) => isOver()));
    }, aHand)
    .toEqual([true, true, true]);

  const sums = { staked: 0, paid: 0 };
  for (const [at, seat] of seats.entries()) {
    const { staked, paid } = await settled(seat, before[at] as Begun);
    sums.staked += staked;
    sums.paid += paid;
  }
  // The house keeps three hundredths of the pot and nothing else.
  expect(sums.paid * 100).toBe(sums.staked * 97);
});
