import type { welfareCalls } from '@perya/contract/promotions/calls/welfare';
import { say } from '@perya/contract/text';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createTileStore, type TileStore } from './tile.store.ts';

export interface WelfareRoom extends Room<typeof welfareCalls> {
  addMissingTiles: TileStore['addMissing'];
}

/** The tiles of the welfare hub. */
export function createWelfare({ pool }: { pool: pg.Pool }): WelfareRoom {
  const tiles = createTileStore(pool);
  return {
    handlers: {
      listWelfareTiles: async ({ language }) =>
        (await tiles.listShown()).map(({ id, type, route, title, text, img }) => ({
          id,
          type,
          route,
          img,
          title: say(title, language),
          text: say(text, language),
        })),
    },
    addMissingTiles: tiles.addMissing,
  };
}
