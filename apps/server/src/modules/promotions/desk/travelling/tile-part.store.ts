import { tileFields } from '@perya/contract/promotions/staff-calls/tiles';
import * as z from 'zod/mini';
import { problemsOf } from '../../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../../../platform/configuration/part.ts';
import { createRowPart } from '../../../../platform/configuration/row-part.ts';
import { readTile } from '../tiles/save-tile.ts';

const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(999_999)),
  ...tileFields,
});

/** The tiles of the welfare hub, for the file by which configuration travels. */
export const tilePart = (): ConfigurationPart =>
  createRowPart({
    name: 'promotions.tiles',
    title: { en: 'Tiles of the welfare hub', tl: 'Mga tile ng welfare' },
    table: 'promotions.tile',
    key: ['id'],
    schema,
    fields: {
      promotion: {
        column: 'promotion_id',
        read: () => 'held.promotion_id',
        write: `(given.data ->> 'promotion')::integer`,
      },
    },
    counter: 'version',
    sequence: 'promotions.tile_id',
    retire: 'is_shown = false',
    isRetired: ({ is_shown }) => !is_shown,
    async refuse(rows) {
      const found = rows.map(({ id, ...tile }) => problemsOf(String(id), () => readTile(tile)));
      return (await Promise.all(found)).flat();
    },
  });
