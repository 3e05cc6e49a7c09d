import { lengths } from '@perya/contract/constants';
import type { GameCategory, GameType } from '@perya/contract/rules/game-categories';
import type { Sorting } from '@perya/contract/rules/game-sorting';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';

export interface GameRow {
  id: bigint;
  code: string;
  venueId: number;
  platformId: string;
  platformName: string;
  logo: string;
  providerGame: string;
  enName: string;
  zhName: string;
  gameType: GameType;
  category: GameCategory;
  img: string;
  rtp: string;
  isHot: boolean;
  isNew: boolean;
  isMaintained: boolean;
  maintenance: Text | null;
  isOnline: boolean;
  /** Of a generated game: the name of the game that opens. */
  opens: string | null;
  sorting: number;
  createdAt: Date;
  updatedAt: Date;
  updatedName: string;
  updatedUid: bigint;
}

export interface GameFilter {
  /** 0 is any. */
  gameType: number;
  isHot: boolean;
  isNew: boolean;
  venueId: number | null;
  platformId: string | null;
  /** Any of these; empty is any at all. */
  platforms: readonly { venueId: number; platformId: string }[];
  keyword: string;
  sorting: Sorting;
}

export interface Found {
  rows: GameRow[];
  total: number;
}

export const gameColumns = `game.id, game.code, game.venue_id,
  game.platform_id, platform.name as platform_name, platform.logo,
  game.provider_game, game.en_name, game.zh_name,
  game.game_type, game.category, game.img, game.rtp, game.is_hot, game.is_new, game.is_maintained,
  case when game.maintenance_en is not null then
    json_build_object('en', game.maintenance_en, 'tl', game.maintenance_tl) end as maintenance,
  game.is_online, game.opens, game.sorting, game.created_at, game.updated_at,
  game.updated_name, game.updated_uid`;

/** What a player may see: games that are online, of a platform and a venue that are open. */
export const listedGames = `catalogue.game
  join catalogue.platform on platform.venue_id = game.venue_id and platform.id = game.platform_id
    and platform.is_open
  join catalogue.venue on venue.id = game.venue_id and venue.is_open`;

const orders: Record<Sorting, string> = {
  desc: 'game.sorting desc, game.id',
  en_name: 'lower(game.en_name) collate "C", game.id',
};

function conditionsOf(filter: GameFilter, values: unknown[]): string[] {
  const conditions = ['game.is_online'];
  const given = (value: unknown) => `$${values.push(value)}`;
  if (filter.gameType > 0) conditions.push(`game.game_type = ${given(filter.gameType)}`);
  if (filter.isHot) conditions.push('game.is_hot');
  if (filter.isNew) conditions.push('game.is_new');
  if (filter.venueId !== null) conditions.push(`game.venue_id = ${given(filter.venueId)}`);
  if (filter.platformId !== null) conditions.push(`game.platform_id = ${given(filter.platformId)}`);
  if (filter.platforms.length > 0) {
    const venues = given(filter.platforms.map(({ venueId }) => venueId));
    const platforms = given(filter.platforms.map(({ platformId }) => platformId));
    conditions.push(
      `(game.venue_id, game.platform_id) in (select * from unnest(${venues}::int[], ${platforms}::text[]))`,
    );
  }
  return conditions;
}

/** With this many exact matches, fuzzy ones are left out. */
const enoughMatches = 15;

/** What a keyword finds: the beginnings of words, what contains it, and what contains or resembles it. */
const searchConditions = {
  beginnings: (key: string) =>
    `(game.search_name like ${key} || '%' or game.search_name like '% ' || ${key} || '%')`,
  contained: (key: string) => `game.search_name like '%' || ${key} || '%'`,
  alike: (key: string) => `game.id in (select catalogue.find_alike(${key}))`,
};
type Reach = keyof typeof searchConditions;

/** The name itself, its beginning, the beginning of a word, within a word, a resemblance. */
function searchRank(key: string): string {
  return `case
      when game.search_name = ${key} then 0
      when starts_with(game.search_name, ${key}) then 1
      when strpos(game.search_name, ' ' || ${key}) > 0 then 2
      when strpos(game.search_name, ${key}) > 0 then 3
      else 5 - word_similarity(${key}, game.search_name)
    end`;
}

/** Popular asks first how well the name fits; A-Z is always A-Z. [G-261 G-262] */
function searchOrder(sorting: Sorting, key: string): string {
  return sorting === 'desc' ? `${searchRank(key)}, ${orders.desc}` : orders[sorting];
}

export function createGameStore(pool: pg.Pool) {
  async function count(filter: GameFilter): Promise<number> {
    const values: unknown[] = [];
    const conditions = conditionsOf(filter, values);
    const result = await pool.query<{ total: number }>(
      `select count(*)::int as total from ${listedGames} where ${conditions.join(' and ')}`,
      values,
    );
    return result.rows[0]?.total ?? 0;
  }

  async function searchWithin(
    reach: Reach,
    filter: GameFilter,
    limit: number,
    offset: number,
  ): Promise<Found> {
    const values: unknown[] = [filter.keyword, limit, offset];
    const key = 'catalogue.fold($1)';
    const conditions = [
      ...conditionsOf(filter, values),
      `${key} <> ''`,
      searchConditions[reach](key),
    ];
    const result = await pool.query<GameRow & { total: number }>(
      `select ${gameColumns}, count(*) over ()::int as total
       from ${listedGames} where ${conditions.join(' and ')}
       order by ${searchOrder(filter.sorting, key)} limit $2 offset $3`,
      values,
    );
    const total = result.rows[0]?.total;
    if (total !== undefined || offset === 0) return { rows: result.rows, total: total ?? 0 };
    // Past the last page no row has the total, so the first page is queried for it.
    return { rows: [], total: (await searchWithin(reach, filter, 1, 0)).total };
  }

  return {
    count,

    /** The total decides whether fuzzy matches count, so that it is the same for every page. */
    async search(filter: GameFilter, limit: number, offset: number): Promise<Found> {
      if (filter.keyword.length < lengths.searchMin) {
        return searchWithin('beginnings', filter, limit, offset);
      }
      const found = await searchWithin('contained', filter, limit, offset);
      return found.total < enoughMatches ? searchWithin('alike', filter, limit, offset) : found;
    },

    async list(filter: GameFilter, limit: number, offset: number): Promise<GameRow[]> {
      const values: unknown[] = [limit, offset];
      const conditions = conditionsOf(filter, values);
      const result = await pool.query<GameRow>(
        `select ${gameColumns} from ${listedGames} where ${conditions.join(' and ')}
         order by ${orders[filter.sorting]} limit $1 offset $2`,
        values,
      );
      return result.rows;
    },

    /** Those of these codes that players may see, in any order. */
    async listCalled(codes: readonly string[]): Promise<GameRow[]> {
      const result = await pool.query<GameRow>(
        `select ${gameColumns} from ${listedGames} where game.is_online and game.code = any ($1)`,
        [codes],
      );
      return result.rows;
    },

    /** The most popular games of each category, and of all that are hot, under their group's name. */
    async listGroups(
      categories: readonly string[],
      hotGroup: string,
      limit: number,
    ): Promise<(GameRow & { group: string })[]> {
      const result = await pool.query<GameRow & { group: string }>(
        `select wanted.category as "group", top.*
         from unnest($1::text[]) as wanted (category)
         cross join lateral (
           select ${gameColumns} from ${listedGames}
           where game.is_online and game.category = wanted.category
           order by ${orders.desc} limit $3
         ) top
         union all
         select $2, hot.* from (
           select ${gameColumns} from ${listedGames}
           where game.is_online and game.is_hot
           order by ${orders.desc} limit $3
         ) hot`,
        [categories, hotGroup, limit],
      );
      return result.rows;
    },

    /** Which of these categories have a game, and whether any is hot or new, under the names of their lists. */
    async listKinds(categories: readonly string[]): Promise<string[]> {
      const result = await pool.query<{ kind: string }>(
        `select kind from unnest($1::text[]) as wanted (kind)
         where exists (
           select from ${listedGames} where game.is_online and game.category = wanted.kind)
         union all
         select 'Hot Games' where exists (
           select from ${listedGames} where game.is_online and game.is_hot)
         union all
         select 'New Games' where exists (
           select from ${listedGames} where game.is_online and game.is_new)`,
        [categories],
      );
      return result.rows.map(({ kind }) => kind);
    },

    /** Whether the game is in the catalogue at all, listed at present or not. */
    async exists(id: bigint): Promise<boolean> {
      const result = await pool.query('select from catalogue.game where id = $1', [id]);
      return result.rowCount === 1;
    },
  };
}

export type GameStore = ReturnType<typeof createGameStore>;
