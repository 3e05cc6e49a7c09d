import type { AnyGameModule } from '@perya/game-kit/game-module';
import type { ComponentType } from 'react';
import type { AnyViewProps, InfoPicture } from './view.ts';

interface GameParts {
  /** Each game is a file of its own: a player loads the one that is played. */
  view: () => Promise<{ default: ComponentType<AnyViewProps> }>;
  rules: () => Promise<AnyGameModule>;
  /** Of a game with symbols. */
  picture?: () => Promise<{ default: InfoPicture }>;
}

export const parts: Readonly<Record<string, GameParts>> = {
  'bahay-kubo-cascade': {
    view: () => import('../bahay-kubo-cascade/view/index.tsx'),
    rules: () => import('../bahay-kubo-cascade/rules/index.ts'),
    picture: () => import('../slot-kit/art/info-picture.tsx'),
  },
  baccarat: {
    view: () => import('../baccarat/view/index.tsx'),
    rules: () => import('../baccarat/rules/index.ts'),
  },
  'bingo-75': {
    view: () => import('../bingo-75/view/index.tsx'),
    rules: () => import('../bingo-75/rules/index.ts'),
  },
  'bingo-hall': {
    view: () => import('../bingo-hall/view/index.tsx'),
    rules: () => import('../bingo-hall/rules/index.ts'),
  },
  blackjack: {
    view: () => import('../blackjack/view/index.tsx'),
    rules: () => import('../blackjack/rules/index.ts'),
  },
  'color-game': {
    view: () => import('../color-game/view/index.tsx'),
    rules: () => import('../color-game/rules/index.ts'),
    picture: () => import('../color-game/view/info-picture.tsx'),
  },
  'color-game-live': {
    view: () => import('../color-game-live/view/index.tsx'),
    rules: () => import('../color-game-live/rules/index.ts'),
    picture: () => import('../color-game/view/info-picture.tsx'),
  },
  'gintong-salakot': {
    view: () => import('../gintong-salakot/view/index.tsx'),
    rules: () => import('../gintong-salakot/rules/index.ts'),
    picture: () => import('../slot-kit/art/info-picture.tsx'),
  },
  'perya-lines': {
    view: () => import('../perya-lines/view/index.tsx'),
    rules: () => import('../perya-lines/rules/index.ts'),
    picture: () => import('../slot-kit/art/info-picture.tsx'),
  },
  'isda-blaster': {
    view: () => import('../isda-blaster/view/index.tsx'),
    rules: () => import('../isda-blaster/rules/index.ts'),
    picture: () => import('../isda-blaster/view/art/info-picture.tsx'),
  },
  plinko: {
    view: () => import('../plinko/view/index.tsx'),
    rules: () => import('../plinko/rules/index.ts'),
  },
  roulette: {
    view: () => import('../roulette/view/index.tsx'),
    rules: () => import('../roulette/rules/index.ts'),
  },
  saranggola: {
    view: () => import('../saranggola/view/index.tsx'),
    rules: () => import('../saranggola/rules/index.ts'),
  },
  tongits: {
    view: () => import('../tongits/view/index.tsx'),
    rules: () => import('../tongits/rules/index.ts'),
  },
};
