import { coveredGames } from '@perya/demo/generated-games';
import type { CoverSpec } from './cover-spec.ts';
import { BINGO_LOOKS } from './games/bingo.ts';
import { BOARD_LOOKS } from './games/board.ts';
import { FISHING_LOOKS } from './games/fishing.ts';
import { LIVE_LOOKS } from './games/live.ts';
import { SLOT_LOOKS } from './games/slot.ts';
import { TABLE_LOOKS } from './games/table.ts';

export const LOOKS = new Map([
  ...SLOT_LOOKS,
  ...LIVE_LOOKS,
  ...FISHING_LOOKS,
  ...TABLE_LOOKS,
  ...BOARD_LOOKS,
  ...BINGO_LOOKS,
]);

/** A game without a look fails the build instead of leaving a hole in the lobby. */
export const COVERS: readonly CoverSpec[] = coveredGames.map(({ code, name }) => {
  const look = LOOKS.get(code);
  if (!look) throw new Error(`The game "${code}" has no cover.`);
  return { slug: code, name, ...look };
});
