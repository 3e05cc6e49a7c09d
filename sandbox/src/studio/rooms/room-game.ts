import type { AnyRoom } from '@perya/game-kit/room';
import type { StudioGame } from '../find-game.ts';
import { gameOf } from '../studio.ts';

/** The game of a room, with the rules of the room. */
export function roomGameOf({ game }: { game: string }): StudioGame & { room: AnyRoom } {
  const found = gameOf(game);
  const { room } = found.module;
  if (!room) throw new Error(`${game} is played at one seat`);
  return { ...found, room };
}

export const isRoomGame = (game: string): boolean => gameOf(game).module.room !== undefined;
