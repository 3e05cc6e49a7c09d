import { createFairSource, type FairSource } from '@perya/game-kit/fair-source';
import type { AnyTable } from '@perya/game-kit/table';
import type { StudioGame } from '../find-game.ts';
import { gameOf } from '../studio.ts';
import type { Hand } from './hands.store.ts';

/** The game of a table, with the rules of its seats. */
export function tableGameOf({ game }: { game: string }): StudioGame & { table: AnyTable } {
  const found = gameOf(game);
  const { table } = found.module;
  if (!table) throw new Error(`${game} is not played at tables`);
  return { ...found, table };
}

export const isTableGame = (game: string): boolean => gameOf(game).module.table !== undefined;

/** The player's part of the seeds is the same for all who sit and chosen by nobody: the game and the hand. */
export const clientSeedOf = ({ game, number }: Pick<Hand, 'game' | 'number'>): string =>
  `${game}:${number}`;

/** What the hand is dealt from, from its beginning or from where it stands. */
export const sourceOf = (hand: Hand, cursor = 0): FairSource =>
  createFairSource(
    { serverSeed: hand.serverSeed, clientSeed: clientSeedOf(hand), nonce: Number(hand.number) },
    cursor,
  );
