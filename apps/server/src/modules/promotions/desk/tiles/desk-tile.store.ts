import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

/** A tile of the welfare hub, as staff change it. */
export interface TileFields {
  type: number;
  route: string;
  title: Text;
  text: Text;
  img: string;
  place: number;
  promotion: number | null;
  isShown: boolean;
}

export interface DeskTile extends TileFields {
  id: number;
  isShownNow: boolean;
  version: number;
}

const selectTile = `select t.id, t.type, t.route, json_build_object('en', t.title_en, 'tl', t.title_tl) as title,
    json_build_object('en', t.text_en, 'tl', t.text_tl) as text, t.img, t.place,
    t.promotion_id as promotion, t.is_shown, t.version,
    t.is_shown and (p.id is null or p.state = 'published') as is_shown_now
  from promotions.tile t left join promotions.promotion p on p.id = t.promotion_id`;

const valuesOf = ({ type, route, title, text, img, place, promotion, isShown }: TileFields) => [
  ...[type, route, title.en, title.tl, text.en, text.tl, img, place, promotion, isShown],
];

export function createDeskTileStore(pool: pg.Pool) {
  return {
    async list(): Promise<DeskTile[]> {
      const { rows } = await pool.query<DeskTile>(`${selectTile} order by t.place, t.id`);
      return rows;
    },

    async lock(tx: Recorded, id: number): Promise<DeskTile | null> {
      const { rows } = await tx.query<DeskTile>(`${selectTile} where t.id = $1 for update of t`, [
        id,
      ]);
      return rows[0] ?? null;
    },

    async isPromotion(tx: Recorded, id: number): Promise<boolean> {
      const { rowCount } = await tx.query('select from promotions.promotion where id = $1', [id]);
      return rowCount === 1;
    },

    /** Numbers below 100 belong to tiles that a new installation begins with. */
    async insert(tx: Recorded, tile: TileFields): Promise<number> {
      const { rows } = await tx.query<{ id: number }>(
        `insert into promotions.tile (id, type, route, title_en, title_tl, text_en, text_tl, img, place,
           promotion_id, is_shown)
         values (nextval('promotions.tile_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        valuesOf(tile),
      );
      if (!rows[0]) throw new Error('The tile was not written');
      return rows[0].id;
    },

    async update(tx: Recorded, id: number, tile: TileFields): Promise<void> {
      await tx.query(
        `update promotions.tile set (type, route, title_en, title_tl, text_en, text_tl, img, place, promotion_id,
           is_shown) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11), version = version + 1 where id = $1`,
        [id, ...valuesOf(tile)],
      );
    },
  };
}

export type DeskTileStore = ReturnType<typeof createDeskTileStore>;
