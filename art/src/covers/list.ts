import type { CoverSpec } from './cover-spec.ts';
import { BINGO_COVERS } from './games/bingo.ts';
import { BOARD_COVERS } from './games/board.ts';
import { FISHING_COVERS } from './games/fishing.ts';
import { LIVE_COVERS } from './games/live.ts';
import { SLOT_COVERS } from './games/slot.ts';
import { SPORT_COVERS } from './games/sport.ts';
import { TABLE_COVERS } from './games/table.ts';

export const COVERS: readonly CoverSpec[] = [
  ...SLOT_COVERS,
  ...LIVE_COVERS,
  ...FISHING_COVERS,
  ...SPORT_COVERS,
  ...TABLE_COVERS,
  ...BOARD_COVERS,
  ...BINGO_COVERS,
];
