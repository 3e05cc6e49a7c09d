import type { AnyGameModule } from '@perya/game-kit/game-module';
import * as baccarat from './baccarat/rules/index.ts';
import * as bahayKuboCascade from './bahay-kubo-cascade/rules/index.ts';
import * as bingo75 from './bingo-75/rules/index.ts';
import * as bingoHall from './bingo-hall/rules/index.ts';
import * as blackjack from './blackjack/rules/index.ts';
import * as colorGame from './color-game/rules/index.ts';
import * as colorGameLive from './color-game-live/rules/index.ts';
import * as gintongSalakot from './gintong-salakot/rules/index.ts';
import * as isdaBlaster from './isda-blaster/rules/index.ts';
import * as peryaLines from './perya-lines/rules/index.ts';
import * as plinko from './plinko/rules/index.ts';
import * as roulette from './roulette/rules/index.ts';
import * as saranggola from './saranggola/rules/index.ts';
import * as tongits from './tongits/rules/index.ts';

/** The rules of every game by its slug: what the studio plays by and what `npm run rtp` measures. */
export const games: Readonly<Record<string, AnyGameModule>> = {
  baccarat,
  'bahay-kubo-cascade': bahayKuboCascade,
  'bingo-75': bingo75,
  'bingo-hall': bingoHall,
  blackjack,
  'color-game': colorGame,
  'color-game-live': colorGameLive,
  'gintong-salakot': gintongSalakot,
  'isda-blaster': isdaBlaster,
  'perya-lines': peryaLines,
  plinko,
  roulette,
  saranggola,
  tongits,
};
