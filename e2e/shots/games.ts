import type { FrameLocator, Locator } from '@playwright/test';
import { studioGames } from '../play/studio-games.ts';
import { playOn } from '../play/tongits-seat.ts';

/** A game as it is photographed. */
export interface ShotGame {
  readonly name: string;
  readonly path: string;
  /** Is there once a bet can be made. */
  begun(frame: FrameLocator): Locator;
  /** Makes a bet. */
  play(frame: FrameLocator): Promise<void>;
  /** Is there while what was bet on plays, where that begins later. */
  playing?(frame: FrameLocator): Locator;
  /** Goes on to the end of the round. */
  finish(frame: FrameLocator): Promise<void>;
}

/** A flight, a throw and a draw of the hall take as long as they take. */
const aRound = { timeout: 400_000 };

/** The button of a slot is free to skip while a spin plays: the round is not over then. */
const resting = (frame: FrameLocator) =>
  frame
    .locator('.kit-play[aria-busy="false"]')
    .filter({ hasNotText: /Skip|Laktawan|Show the result|Ipakita ang resulta/ })
    .first();
const untilResting = (frame: FrameLocator) => resting(frame).waitFor(aRound);
/** A result stands for a few seconds: one that came and went while pictures were taken comes no more. */
const untilSeen = (result: Locator) =>
  result
    .first()
    .waitFor({ timeout: 90_000 })
    .catch(() => {});
const untilResult = (frame: FrameLocator) => untilSeen(frame.locator('.kit-result'));

const alone: ShotGame[] = studioGames.map(({ code, play }) => ({
  name: code,
  path: `/s-game-page/${code}`,
  begun: (frame) => frame.locator('.kit-play').first(),
  play,
  async finish(frame) {
    // The draw of a bingo need not be waited for.
    const show = frame.getByRole('button', { name: /^(Show the result|Ipakita ang resulta)/ });
    await show.or(resting(frame)).first().waitFor(aRound);
    if (await show.isVisible()) await show.click();
    await untilResting(frame);
  },
}));

const rooms: ShotGame[] = [
  {
    name: 'color-game-live',
    path: '/s-game-page/color-game-live',
    begun: (frame) => frame.getByText(/^(Bets close in|Sarado ang taya sa) ([89]|1\d) s$/).first(),
    async play(frame) {
      await frame
        .getByText(/^(Bets close in|Sarado ang taya sa) ([89]|1\d) s$/)
        .first()
        .waitFor(aRound);
      for (const spot of [0, 1, 2]) await frame.locator('.color-game-spot').nth(spot).click();
      await frame.getByRole('button', { name: /^(Bet|Tumaya) ₱/ }).click();
    },
    finish: untilResult,
  },
  {
    name: 'saranggola',
    path: '/s-game-page/saranggola',
    begun: (frame) =>
      frame.getByText(/^(Height|Taas)?(Bets close in|Sarado ang taya sa) ([4-9]|10) s$/).first(),
    async play(frame) {
      await frame
        .getByText(/^(Height|Taas)?(Bets close in|Sarado ang taya sa) ([4-9]|10) s$/)
        .first()
        .waitFor(aRound);
      await frame
        .getByRole('button', { name: /^(Fly|Paliparin) ₱10/ })
        .first()
        .click();
    },
    playing: (frame) => frame.locator('.saranggola-flying').first(),
    async finish(frame) {
      const down = frame.getByRole('button', { name: /^(Pull down|Down|Take|Ibaba)/ }).first();
      await untilSeen(down.or(frame.locator('.kit-result')));
      if (await down.isVisible()) await down.click();
      await untilResult(frame);
    },
  },
  {
    name: 'bingo-hall',
    path: '/s-game-page/bingo-hall',
    begun: (frame) =>
      frame.getByText(/^(The bell rings in|Kampana sa loob ng) (1:\d\d|2:\d\d|0:[3-5]\d)$/).first(),
    async play(frame) {
      await frame
        .getByText(/^(The bell rings in|Kampana sa loob ng) /)
        .first()
        .waitFor(aRound);
      await frame.getByRole('button', { name: /^(Buy|Bumili) · ₱\d/ }).click();
    },
    playing: (frame) =>
      frame.getByText(/cards? waits? for one number$|ang isa na lang ang hinihintay$/).first(),
    finish: untilResult,
  },
];

/** Against bots, who sit down at once; the scene is that of the tables. */
const tongits: ShotGame = {
  name: 'tongits',
  path: '/try/tongits',
  begun: (frame) => frame.getByRole('button', { name: /^(Deal|Magbigay)/ }),
  play: (frame) => frame.getByRole('button', { name: /^(Deal|Magbigay)/ }).click(),
  playing: (frame) => frame.getByRole('button', { name: /^(Draw|Discard|Bunot|Itapon)/ }).first(),
  async finish(frame) {
    while (!(await frame.locator('.kit-result').isVisible())) await playOn(frame);
  },
};

export const shotGames: readonly ShotGame[] = [...alone, ...rooms, tongits];
