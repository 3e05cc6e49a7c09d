import type { GameState } from '@perya/contract/catalogue/staff-calls/games';
import type { CategoryId, GameCategory } from '@perya/contract/rules/game-categories';
import { countedRowsMax } from '@perya/contract/staff/list';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
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
  isOnline: boolean;
  isMaintained: boolean;
  maintenance: Text | null;
  /** Its platform and its venue are open. */
  isAround: boolean;
  rtp: string;
  stakeMin: Centavos;
  stakeMax: Centavos;
  revision: number;
  updatedAt: Date;
}

export interface DeskFilter {
  venue?: string | undefined;
  platform?: string | undefined;
  category?: CategoryId | undefined;
  mark?: 'hot' | 'new' | undefined;
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
  isOpen: boolean;
  games: number;
  gamesOpen: number;
}

const selectDesk = `select game.id, game.code, game.en_name as name, game.img, venue.code as venue,
    game.platform_id as platform, platform.name as "platformName", game.category, game.sorting,
    game.is_hot as "isHot", game.is_new as "isNew", game.is_online as "isOnline",
    game.is_maintained as "isMaintained",
    case when game.maintenance_en is not null then
      json_build_object('en', game.maintenance_en, 'tl', game.maintenance_tl) end as maintenance,
    platform.is_open and venue.is_open as "isAround", game.rtp,
    game.stake_min as "stakeMin", game.stake_max as "stakeMax", game.revision,
    game.updated_at as "updatedAt"`;

const fromDesk = `from catalogue.game
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
const inList = (list: CategoryId, given: (value: unknown) => string) =>
  listConditions[list] ?? `game.category = ${given(list)}`;

function conditionsOf(filter: DeskFilter, values: unknown[]): string {
  const given = (value: unknown) => `$${values.push(value)}`;
  const parts = ['true'];
  if (filter.venue) parts.push(`venue.code = ${given(filter.venue)}`);
  if (filter.platform) parts.push(`game.platform_id = ${given(filter.platform)}`);
  if (filter.category) parts.push(inList(filter.category, given));
  if (filter.mark) parts.push(filter.mark === 'hot' ? 'game.is_hot' : 'game.is_new');
  if (filter.state) parts.push(stateConditions[filter.state]);
  if (filter.w) {
    const word = given(filter.w);
    // An empty fold would find everything: a search for signs alone finds nothing.
    parts.push(`(game.code = lower(${word}) or catalogue.fold(${word}) <> ''
      and game.search_name like '%' || catalogue.fold(${word}) || '%')`);
  }
  return parts.join(' and ');
}

export function createDeskStore(pool: pg.Pool) {
  return {
    /** A page, the most popular first. Every filter reads the catalogue once at most, which is some thousand rows. */
    async list(filter: DeskFilter, after: DeskPlace | null, limit: number): Promise<DeskGame[]> {
      const values: unknown[] = [limit];
      const condition = conditionsOf(filter, values);
      const beyond = after
        ? `and (game.sorting, -game.id) < ($${values.push(after.sorting)}, -$${values.push(after.id)}::bigint)`
        : '';
      const { rows } = await pool.query<DeskGame>(
        `${selectDesk} ${fromDesk} where ${condition} ${beyond}
         order by game.sorting desc, game.id limit $1`,
        values,
      );
      return rows;
    },

    /** How many there are; one more than is counted where there are more. */
    async count(filter: DeskFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax + 1];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from (select ${fromDesk} where ${conditionsOf(filter, values)} limit $1) c`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async find(client: pg.ClientBase | pg.Pool, id: bigint): Promise<DeskGame | null> {
      const { rows } = await client.query<DeskGame>(
        `${selectDesk} ${fromDesk} where game.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** The game as it stands until this transaction ends. */
    async lock(tx: Recorded, id: bigint): Promise<DeskGame | null> {
      const { rows } = await tx.query<DeskGame>(
        `${selectDesk} ${fromDesk} where game.id = $1 for update of game`,
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

    /** The games of a list in their order. Nobody else moves one until this transaction ends. */
    async lockOrder(tx: Recorded, list: CategoryId): Promise<DeskPlace[]> {
      await tx.query(`select pg_advisory_xact_lock(hashtext('catalogue order'))`);
      const values: unknown[] = [];
      const condition = inList(list, (value) => `$${values.push(value)}`);
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
        `select venue.code, venue.name, venue.is_open as "isOpen", count(game.id)::integer as games,
           (count(game.id) filter (where ${stateConditions.open}))::integer as "gamesOpen"
         from catalogue.venue
         left join catalogue.platform on platform.venue_id = venue.id
         left join catalogue.game on game.venue_id = venue.id and game.platform_id = platform.id
         group by venue.id order by lower(venue.name), venue.id`,
      );
      return rows;
    },

    async countMaintained(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count ${fromDesk} where ${stateConditions.maintained}`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
