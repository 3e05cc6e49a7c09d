import type { Text } from '@perya/contract/text';
import type pg from 'pg';

/** A tile of the welfare hub. */
export interface Tile {
  id: number;
  type: number;
  /** A page that it opens whatever its type; empty for none. */
  route: string;
  title: Text;
  text: Text;
  img: string;
  place: number;
  /** Shown while this promotion is published; null: always. */
  promotion: number | null;
}

export function createTileStore(pool: pg.Pool) {
  return {
    async listShown(): Promise<Tile[]> {
      const { rows } = await pool.query<Tile>({
        name: 'promotions-tiles',
        text: `select t.id, t.type, t.route, json_build_object('en', t.title_en, 'tl', t.title_tl) as title,
                 json_build_object('en', t.text_en, 'tl', t.text_tl) as text, t.img, t.place,
                 t.promotion_id as promotion
               from promotions.tile t
               left join promotions.promotion p on p.id = t.promotion_id
               where t.is_shown and (p.id is null or p.state = 'published')
               order by t.place, t.id`,
      });
      return rows;
    },

    /** What an operator has changed since stays. */
    async addMissing(tiles: readonly Tile[]): Promise<void> {
      for (const { id, type, route, title, text, img, place, promotion } of tiles) {
        await pool.query(
          `insert into promotions.tile (id, type, route, title_en, title_tl, text_en, text_tl, img, place,
             promotion_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
          [id, type, route, title.en, title.tl, text.en, text.tl, img, place, promotion],
        );
      }
    },
  };
}

export type TileStore = ReturnType<typeof createTileStore>;
