import type { GameState, gameMarks } from '@perya/contract/catalogue/staff-calls/games';
import type { CategoryId, GameCategory } from '@perya/contract/rules/game-categories';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { type Asked, createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** A game as those who run the catalogue see it. */
export interface DeskGame {
  id: bigint;
  code: string;
  name: string;
  img: string;
  venue: string;
  platform: string;
  platformName: string;
  category: GameCategory;
  sorting: number;
  isHot: boolean;
  isNew: boolean;
  /** Of a generated game: the name of the game that opens. */
  opens: string | null;
  isOnline: boolean;
  isMaintained: boolean;
  maintenance: Text | null;
  /** Its platform and its venue are open. */
  isAround: boolean;
  providerGame: string;
  rtp: string;
  languages: string[];
  stakeMin: Centavos;
  stakeMax: Centavos;
  winTimes: number | null;
  revision: number;
  updatedAt: Date;
}

export interface DeskFilter {
  venue?: string | undefined;
  platform?: string | undefined;
  category?: CategoryId | undefined;
  mark?: (typeof gameMarks)[number] | undefined;
  state?: GameState | undefined;
  w?: string | undefined;
}

/** The last game of a page. */
export interface DeskPlace {
  sorting: number;
  id: bigint;
}

export interface VenueOverview {
  code: string;
  name: string;
  launchUrl: string;
  isOpen: boolean;
  revision: number;
  platforms: { id: string; name: string; logo: string; isOpen: boolean }[];
  games: number;
  gamesOpen: number;
}

const columns = `game.id, game.code, game.en_name as name, game.img, venue.code as venue,
    game.platform_id as platform, platform.name as platform_name, game.category, game.sorting,
    game.is_hot, game.is_new, game.opens, game.is_online, game.is_maintained,
    case when game.maintenance_en is not null then
      json_build_object('en', game.maintenance_en, 'tl', game.maintenance_tl) end as maintenance,
    platform.is_open and venue.is_open as is_around, game.provider_game, game.rtp,
    string_to_array(game.languages, ',') as languages, game.stake_min, game.stake_max, game.win_times, game.revision, game.updated_at`;

const tables = `catalogue.game
  join catalogue.platform on platform.venue_id = game.venue_id and platform.id = game.platform_id
  join catalogue.venue on venue.id = game.venue_id`;

const stateConditions: Record<GameState, string> = {
  open: 'game.is_online and platform.is_open and venue.is_open and not game.is_maintained',
  maintained: 'game.is_online and platform.is_open and venue.is_open and game.is_maintained',
  closed: 'not (game.is_online and platform.is_open and venue.is_open)',
};

const listConditions: Partial<Record<CategoryId, string>> = {
  'Hot Games': 'game.is_hot',
  'New Games': 'game.is_new',
};

/** Whether a game stands in the list of this name: hot and new are marks, the others categories. */
const inList = (list: CategoryId, asked: Asked) =>
  listConditions[list] ?? asked('game.category = ?', list);

// An empty fold would find everything: a search for signs alone finds nothing.
const hasWord = `(game.code = lower(?) or catalogue.fold(?) <> ''
  and game.search_name like '%' || catalogue.fold(?) || '%')`;

/** Games as staff change them. */
const gamesAtDesk = {
  async find(client: pg.ClientBase | pg.Pool, id: bigint): Promise<DeskGame | null> {
    const { rows } = await client.query<DeskGame>(
      `select ${columns} from ${tables} where game.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** The game as it stands until this transaction ends. */
  async lock(tx: Recorded, id: bigint): Promise<DeskGame | null> {
    const { rows } = await tx.query<DeskGame>(
      `select ${columns} from ${tables} where game.id = $1 for update of game`,
      [id],
    );
    return rows[0] ?? null;
  },

  async save(tx: Recorded, game: DeskGame): Promise<void> {
    await tx.query(
      `update catalogue.game set is_hot = $2, is_new = $3, is_online = $4, is_maintained = $5,
         maintenance_en = $6, maintenance_tl = $7, revision = revision + 1, updated_at = now(),
         updated_name = 'staff'
       where id = $1`,
      [
        game.id,
        game.isHot,
        game.isNew,
        game.isOnline,
        game.isMaintained,
        game.maintenance?.en ?? null,
        game.maintenance?.tl ?? null,
      ],
    );
  },
};

/** Their order, and what venues have. */
const orderAtDesk = (pool: pg.Pool) => ({
  /** The games of a list in their order. Nobody else moves one until this transaction ends. */
  async lockOrder(tx: Recorded, list: CategoryId): Promise<DeskPlace[]> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('catalogue order'))`);
    const values: unknown[] = [];
    const condition = inList(list, (text, value) => text.replace('?', `$${values.push(value)}`));
    const { rows } = await tx.query<DeskPlace>(
      `select game.id, game.sorting from catalogue.game where ${condition}
       order by game.sorting desc, game.id`,
      values,
    );
    return rows;
  },

  /** Gives games their place; the one that was moved counts as edited, those that made room do not. */
  async saveOrder(tx: Recorded, places: readonly DeskPlace[], moved: bigint): Promise<void> {
    await tx.query(
      `update catalogue.game set sorting = given.sorting, updated_at = now(), updated_name = 'staff',
         revision = revision + (game.id = $3)::integer
       from unnest($1::bigint[], $2::integer[]) as given (id, sorting) where game.id = given.id`,
      [places.map(({ id }) => id), places.map(({ sorting }) => sorting), moved],
    );
  },

  async listVenues(): Promise<VenueOverview[]> {
    const { rows } = await pool.query<VenueOverview>(
      `select venue.code, venue.name, venue.launch_url, venue.is_open, venue.revision,
         (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'logo', p.logo,
            'isOpen', p.is_open) order by lower(p.name), p.id), '[]')
          from catalogue.platform p where p.venue_id = venue.id) as platforms,
         count(game.id)::integer as games,
         (count(game.id) filter (where ${stateConditions.open}))::integer as games_open
       from catalogue.venue
       left join catalogue.platform on platform.venue_id = venue.id
       left join catalogue.game on game.venue_id = venue.id and game.platform_id = platform.id
       group by venue.id order by lower(venue.name), venue.id`,
    );
    return rows;
  },

  /** Venues whose code or name has these words, in no order but that of their names. */
  async findVenues(words: string, limit: number): Promise<{ code: string; name: string }[]> {
    const { rows } = await pool.query<{ code: string; name: string }>(
      `select code, name from catalogue.venue
       where strpos(lower(name), lower($1)) > 0 or strpos(code, lower($1)) > 0
       order by lower(name), id limit $2`,
      [words, limit],
    );
    return rows;
  },

  async countMaintained(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from ${tables} where ${stateConditions.maintained}`,
    );
    return rows[0]?.count ?? 0;
  },
});

export function createDeskStore(pool: pg.Pool) {
  return {
    // The most popular first. Every filter reads the catalogue once at most, which is some thousand rows.
    ...createList<DeskGame, DeskFilter>(pool, {
      columns,
      from: tables,
      key: [byNumber('game.sorting'), byNumber('-game.id')],
      where: ({ venue, platform, category, mark, state, w }, asked) => [
        asked('venue.code = ?', venue),
        asked('game.platform_id = ?', platform),
        category !== undefined && inList(category, asked),
        mark === 'hot' && 'game.is_hot',
        mark === 'new' && 'game.is_new',
        mark === 'generated' && 'game.opens is not null',
        state !== undefined && stateConditions[state],
        asked(hasWord, w),
      ],
    }),
    ...gamesAtDesk,
    read: (id: bigint) => gamesAtDesk.find(pool, id),
    ...orderAtDesk(pool),
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
