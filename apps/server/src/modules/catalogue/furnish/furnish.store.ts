import type { GameCategory, GameType } from '@perya/contract/rules/game-categories';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** A venue as two people write it. */
export interface VenueFacts {
  name: string;
  launchUrl: string;
  isOpen: boolean;
  winTimes: number;
}

interface HeldVenue extends VenueFacts {
  id: number;
  revision: number;
}

export interface PlatformFacts {
  id: string;
  name: string;
  logo: string;
  isOpen: boolean;
}

/** What money depends on of a game. */
export interface GameTermFacts {
  providerGame: string;
  category: GameCategory;
  gameType: GameType;
  rtp: string;
  stakeMin: Centavos;
  stakeMax: Centavos;
  winTimes: number | null;
}

export interface NewGame extends GameTermFacts {
  code: string;
  name: string;
  platform: string;
}

const termValues = (game: GameTermFacts): unknown[] => [
  ...[game.providerGame, game.category, game.gameType, game.rtp],
  ...[game.stakeMin, game.stakeMax, game.winTimes],
];

/** Venues and their platforms. */
const venues = {
  /** As it stands until this transaction ends. */
  async holdVenue(tx: Recorded, code: string): Promise<HeldVenue | null> {
    const { rows } = await tx.query<HeldVenue>(
      `select id, name, launch_url, is_open, win_times, revision
       from catalogue.venue where code = $1 for update`,
      [code],
    );
    return rows[0] ?? null;
  },

  /** With a platform of its own name, so that it can have games; null if the code is taken. */
  async insertVenue(tx: Recorded, code: string, venue: VenueFacts): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `insert into catalogue.venue (code, name, launch_url, is_open, win_times, is_own)
       values ($1, $2, $3, $4, $5, true) on conflict (code) do nothing returning id`,
      [code, venue.name, venue.launchUrl, venue.isOpen, venue.winTimes],
    );
    const [row] = rows;
    if (!row) return null;
    await tx.query(
      `insert into catalogue.platform (venue_id, id, name, logo, is_own)
       values ($1, $2, $3, '', true)`,
      [row.id, code, venue.name],
    );
    return row.id;
  },

  async countOpen(tx: Recorded, venueId: number): Promise<number> {
    const { rows } = await tx.query(
      'select count(*)::integer as open from catalogue.game where venue_id = $1 and is_online',
      [venueId],
    );
    return rows[0].open;
  },

  async updateVenue(tx: Recorded, id: number, venue: VenueFacts): Promise<void> {
    await tx.query(
      `update catalogue.venue set name = $2, launch_url = $3, is_open = $4, win_times = $5,
         is_own = true, revision = revision + 1 where id = $1`,
      [id, venue.name, venue.launchUrl, venue.isOpen, venue.winTimes],
    );
  },

  async findPlatform(tx: Recorded, venueId: number, id: string): Promise<PlatformFacts | null> {
    const { rows } = await tx.query<PlatformFacts>(
      'select id, name, logo, is_open from catalogue.platform where venue_id = $1 and id = $2',
      [venueId, id],
    );
    return rows[0] ?? null;
  },

  async savePlatform(tx: Recorded, venueId: number, platform: PlatformFacts): Promise<void> {
    await tx.query(
      `insert into catalogue.platform (venue_id, id, name, logo, is_open, is_own)
       values ($1, $2, $3, $4, $5, true)
       on conflict (venue_id, id) do update set name = excluded.name, logo = excluded.logo,
         is_open = excluded.is_open, is_own = true`,
      [venueId, platform.id, platform.name, platform.logo, platform.isOpen],
    );
  },
};

/** Games by hand. */
const games = {
  /** Closed and at the end of its lists; false if the code is taken. */
  async insertGame(tx: Recorded, venueId: number, game: NewGame): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into catalogue.game (code, venue_id, platform_id, en_name, img, provider_game, category,
         game_type, rtp, stake_min, stake_max, win_times, is_online, updated_name, is_own)
       values ($1, $2, $3, $4, '', $5, $6, $7, $8, $9, $10, $11, false, 'staff', true)
       on conflict (code) do nothing`,
      [game.code, venueId, game.platform, game.name, ...termValues(game)],
    );
    return rowCount === 1;
  },

  async saveTerms(tx: Recorded, id: bigint, terms: GameTermFacts): Promise<void> {
    await tx.query(
      `update catalogue.game set provider_game = $2, category = $3, game_type = $4, rtp = $5,
         stake_min = $6, stake_max = $7, win_times = $8, is_own = true, revision = revision + 1,
         updated_at = now(), updated_name = 'staff' where id = $1`,
      [id, ...termValues(terms)],
    );
  },

  async saveLanguages(tx: Recorded, id: bigint, languages: readonly string[]): Promise<void> {
    await tx.query('update catalogue.game set languages = $2 where id = $1', [
      id,
      languages.join(','),
    ]);
  },

  /** False if the game's venue has no such platform. */
  async saveWords(
    tx: Recorded,
    id: bigint,
    { name, platform, img }: { name: string; platform: string; img: string },
  ): Promise<boolean> {
    const { rowCount } = await tx.query(
      `update catalogue.game set en_name = $2, platform_id = $3, img = $4, is_own = true,
         revision = revision + 1, updated_at = now(), updated_name = 'staff'
       where id = $1 and exists (select from catalogue.platform p
         where p.venue_id = game.venue_id and p.id = $3)`,
      [id, name, platform, img],
    );
    return rowCount === 1;
  },
};

/** What is shown somewhere is not swept. */
const pictures = (pool: pg.Pool) => ({
  async listShownCovers(addresses: readonly string[]): Promise<string[]> {
    const { rows } = await pool.query<{ img: string }>(
      'select distinct img from catalogue.game where img = any ($1::text[])',
      [addresses],
    );
    return rows.map(({ img }) => img);
  },

  async listShownLogos(addresses: readonly string[]): Promise<string[]> {
    const { rows } = await pool.query<{ logo: string }>(
      'select distinct logo from catalogue.platform where logo = any ($1::text[])',
      [addresses],
    );
    return rows.map(({ logo }) => logo);
  },
});

export function createFurnishStore(pool: pg.Pool) {
  return { ...venues, ...games, ...pictures(pool) };
}

export type FurnishStore = ReturnType<typeof createFurnishStore>;
