import type { FrameLocator } from '@playwright/test';
import type { Promises } from './in-sight.ts';

interface StudioGame {
  name: string;
  code: string;
  /** The category of the lobby that lists it. */
  category: string;
  /** Plays one round to its end, by clicking. */
  play: (game: FrameLocator) => Promise<void>;
  /** What its screen shows once the round is over; games that fill the screen with one picture have none. */
  promises?: Promises;
}

const deck = '.kit-deck button, .kit-deck label';
/** Where chips are laid their row may scroll: the chosen one is in sight, the others are in reach. */
const boardDeck = '.kit-deck button, .kit-chip-option:has(:checked)';
const chips = ['.kit-chip-option'];
/** The result of a round has a place of its own. */
const resultApartFrom = (...others: string[]) =>
  others.map((other) => ['.kit-result', other] as const);

/** In either language it is the one button that begins a round. */
const press = (game: FrameLocator) => game.locator('.kit-play').click();

/** Puts the chosen chip on a spot and plays. */
const bettingOn = (spot: string) => async (game: FrameLocator) => {
  await game.locator(spot).first().click();
  await game.locator('.kit-play').click();
};

/** Stands on whatever was dealt, and insures nothing, until the round is over. */
async function standInBlackjack(game: FrameLocator): Promise<void> {
  await press(game);
  const open = game.locator('button:enabled');
  const over = game.locator('.kit-play[aria-busy="false"]');
  const stand = game.getByRole('button', { name: 'Stand' }).and(open);
  const decline = game.getByRole('button', { name: /^(No insurance|Walang seguro)$/ }).and(open);
  while (!(await over.isVisible())) {
    await stand.or(decline).or(over).first().waitFor();
    if (await decline.isVisible()) await decline.click();
    else if (await stand.isVisible()) await stand.click();
  }
}

/** Every engine of the studio, one game for each. */
export const studioGames: readonly StudioGame[] = [
  {
    name: 'Perya Lines',
    code: 'perya-lines',
    category: 'Slot',
    play: press,
  },
  {
    name: 'Bahay Kubo Cascade',
    code: 'bahay-kubo-cascade',
    category: 'Slot',
    play: press,
  },
  {
    name: 'Gintong Salakot',
    code: 'gintong-salakot',
    category: 'Slot',
    play: press,
  },
  {
    name: 'Color Game',
    code: 'color-game',
    category: 'Table Game',
    play: bettingOn('.color-game-spot'),
    promises: {
      inSight: [boardDeck, '.color-game-spot', '.kit-result'],
      inReach: chips,
      apart: resultApartFrom('.color-game-booth', '.color-game-spot'),
    },
  },
  {
    name: 'Perya Roulette',
    code: 'roulette',
    category: 'Table Game',
    play: bettingOn('[data-spot="straight-2"]'),
    promises: {
      inSight: [boardDeck, '.roulette-tools button', '.roulette-history li', '.kit-result'],
      inReach: [
        ...chips,
        ['.roulette-field', 27],
        ['.roulette-field[data-kind="straight"]:not([data-spot="straight-0"])', 36],
      ],
      apart: resultApartFrom('.roulette-wheel', '.roulette-history li', '.roulette-field'),
    },
  },
  {
    name: 'Baccarat Royale',
    code: 'baccarat',
    category: 'Table Game',
    play: bettingOn('.baccarat-spot[data-spot="player"]'),
    promises: {
      inSight: [boardDeck, '.baccarat-spot-odds', '.kit-result'],
      inReach: chips,
      apart: resultApartFrom(
        '.baccarat-card',
        '.baccarat-spot',
        '.baccarat-strip',
        '.baccarat-side',
      ),
    },
  },
  {
    name: 'Blackjack 21',
    code: 'blackjack',
    category: 'Table Game',
    play: standInBlackjack,
    promises: {
      inSight: [deck, '.blackjack-advice', '.kit-result'],
      apart: [
        ['.blackjack-advice', '.blackjack-hand'],
        ['.blackjack-shoe', '.blackjack-hand'],
        ...resultApartFrom('.blackjack-card', '.blackjack-plate', '.blackjack-advice'),
      ],
    },
  },
  {
    name: 'Bingo 75',
    code: 'bingo-75',
    category: 'Bingo',
    play: press,
    promises: {
      inSight: [deck, '.bingo-75-board-line span', '.bingo-75-card', '.kit-result'],
      apart: resultApartFrom('.bingo-75-newest', '.bingo-75-board', '.bingo-75-card'),
      width: ['.bingo-75-cell', 24],
    },
  },
  {
    name: 'Isda Blaster',
    code: 'isda-blaster',
    category: 'Fishing',
    play: press,
  },
  {
    name: 'Plinko Perya',
    code: 'plinko',
    category: 'Table Game',
    play: press,
    promises: {
      inSight: [deck, '.plinko-drops li', '.kit-result'],
      apart: [
        ['.plinko-drops li', '.plinko-peg'],
        ...resultApartFrom('.plinko-ball', '.plinko-slot', '.plinko-peg', '.plinko-drops li'),
      ],
    },
  },
];
