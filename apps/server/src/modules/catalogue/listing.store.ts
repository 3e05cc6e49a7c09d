import type { GameCategory, GameType } from '@perya/contract/rules/game-categories';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../audit/index.ts';

export interface Venue {
  id: number;
  code: string;
  name: string;
  launchUrl: string;
  isOpen: boolean;
}

export interface Platform {
  venueId: number;
  id: string;
  name: string;
  logo: string;
}

/** A game as the modules above need it: to launch it, and to check a bet. */
export interface CatalogueGame {
  id: bigint;
  code: string;
  providerGame: string;
  name: string;
  img: string;
  gameType: GameType;
  platformId: string;
  platformName: string;
  venue: Venue;
  /** Percent of the stakes that it returns, as it declares. */
  rtp: string;
  /** Listed and playable as far as the operator is concerned: game, platform and venue. */
  isOpen: boolean;
  isMaintained: boolean;
  /** What players are told meanwhile; null: the usual words. */
  maintenance: Text | null;
  stakeMin: Centavos;
  stakeMax: Centavos;
  /** How many times its stake a round can pay, as the game declares it. */
  winTimes: number | null;
  /** Where it is tried without money; null where that is not offered. */
  practiceUrl: string | null;
}

/** What a venue may credit before it is held back. */
export interface VenueCeilings {
  venue: string;
  /** For games that declare nothing: how many times its stake a round may pay. */
  winTimes: number;
  /** By how much wins may exceed stakes within a day in Manila. */
  dayAllowance: Centavos;
  /** What promotions may credit within a day. */
  promoAllowance: Centavos;
  /** How often what they credit is played before it can be withdrawn. */
  promoWageringTimes: number;
}

export interface NewPromoTerms {
  venue: string;
  allowance: Centavos;
  wageringTimes: number;
}

export interface VenueListing {
  code: string;
  name: string;
  launchUrl: string;
  platforms: readonly { id: string; name: string; logo: string }[];
}

export interface GameListing {
  code: string;
  venue: string;
  platform: string;
  providerGame: string;
  name: string;
  gameType: GameType;
  category: GameCategory;
  img: string;
  rtp: string;
  isHot: boolean;
  isNew: boolean;
  isMaintained: boolean;
  sorting: number;
  stakeMin: Centavos;
  stakeMax: Centavos;
  winTimes: number | null;
  /** Of a generated game: the name of the game that opens. */
  opens: string | null;
  practiceUrl: string | null;
}

/** A million pesos. */
const dayAllowanceMin = 100_000_000n;

const venueColumns = `venue.id, venue.code, venue.name, venue.launch_url, venue.is_open`;

const selectGame = `select game.id, game.code, game.provider_game,
    game.en_name as name, game.img, game.game_type, platform.id as platform_id,
    platform.name as platform_name, game.rtp,
    json_build_object('id', venue.id, 'code', venue.code, 'name', venue.name,
      'launchUrl', venue.launch_url, 'isOpen', venue.is_open) as venue,
    game.is_online and platform.is_open and venue.is_open as is_open, game.is_maintained,
    case when game.maintenance_en is not null then
      json_build_object('en', game.maintenance_en, 'tl', game.maintenance_tl) end as maintenance,
    game.stake_min, game.stake_max, game.win_times, game.practice_url
  from catalogue.game
  join catalogue.platform on platform.venue_id = game.venue_id and platform.id = game.platform_id
  join catalogue.venue on venue.id = game.venue_id`;

/** $1 is what every venue may win in a day. */
const selectCeilings = `select venue.code as venue, venue.win_times,
    coalesce(venue.day_allowance, greatest($1, (
      select max(game.stake_max * coalesce(game.win_times, venue.win_times))
      from catalogue.game where game.venue_id = venue.id))) as day_allowance,
    venue.promo_allowance, venue.promo_wagering_times
  from catalogue.venue`;

/** What venues may credit. */
const ceilings = (pool: pg.Pool) => ({
  /**
   * Where nobody set the day's allowance it is the largest win that one of the games declares, at its
   * largest stake: one honest jackpot is paid however few bets the day has seen.
   */
  async findCeilings(venue: string): Promise<VenueCeilings | null> {
    const result = await pool.query<VenueCeilings>(`${selectCeilings} where venue.code = $2`, [
      dayAllowanceMin,
      venue,
    ]);
    return result.rows[0] ?? null;
  },

  async listCeilings(): Promise<VenueCeilings[]> {
    const result = await pool.query<VenueCeilings>(`${selectCeilings} order by venue.code`, [
      dayAllowanceMin,
    ]);
    return result.rows;
  },

  /** Answers what stood before; null for a venue that does not exist. */
  async setPromoTerms(
    tx: Recorded,
    { venue, allowance, wageringTimes }: NewPromoTerms,
  ): Promise<{ allowance: Centavos; wageringTimes: number } | null> {
    const { rows } = await tx.query<{ allowance: Centavos; wageringTimes: number }>(
      `select promo_allowance as allowance, promo_wagering_times as wagering_times
       from catalogue.venue where code = $1 for update`,
      [venue],
    );
    await tx.query(
      'update catalogue.venue set promo_allowance = $2, promo_wagering_times = $3 where code = $1',
      [venue, allowance, wageringTimes],
    );
    return rows[0] ?? null;
  },
});

/** Venues as they are listed. */
const savingVenues = (pool: pg.Pool) => ({
  async listPlatforms(): Promise<Platform[]> {
    const result = await pool.query<Platform>(
      `select platform.venue_id, platform.id, platform.name, platform.logo
       from catalogue.platform
       join catalogue.venue on venue.id = platform.venue_id and venue.is_open
       where platform.is_open and exists (
         select from catalogue.game where game.venue_id = platform.venue_id
           and game.platform_id = platform.id and game.is_online)
       order by lower(platform.name), platform.id`,
    );
    return result.rows;
  },

  /** Adds venues with their platforms, or corrects what is written of them and staff have not changed; who is open stays as it is. */
  async saveVenues(venues: readonly VenueListing[]): Promise<void> {
    await pool.query(
      `with given as (
         select * from jsonb_to_recordset($1)
           as given (code text, name text, "launchUrl" text, platforms jsonb)
       ), named as (
         insert into catalogue.venue as held (code, name, launch_url)
         select code, name, "launchUrl" from given
         on conflict (code) do update set name = excluded.name, launch_url = excluded.launch_url
         where not held.is_own
           and (held.name, held.launch_url) <> (excluded.name, excluded.launch_url)
         returning id, code
       ), venues as (
         select id, code from named union select id, code from catalogue.venue
       )
       insert into catalogue.platform as held (venue_id, id, name, logo)
       select venues.id, platform.id, platform.name, platform.logo
       from given join venues using (code)
       cross join jsonb_to_recordset(given.platforms) as platform (id text, name text, logo text)
       on conflict (venue_id, id) do update set name = excluded.name, logo = excluded.logo
       where not held.is_own and (held.name, held.logo) <> (excluded.name, excluded.logo)`,
      [JSON.stringify(venues)],
    );
  },
});

/** Games as they are listed. */
const savingGames = (pool: pg.Pool) => ({
  /** Adds games, or corrects what is written of them and staff have not changed; marks, popularity and state stay as staff set them. */
  async saveGames(games: readonly GameListing[]): Promise<void> {
    const rows = games.map((game) => ({
      ...game,
      stakeMin: String(game.stakeMin),
      stakeMax: String(game.stakeMax),
    }));
    await pool.query(
      `insert into catalogue.game as held (code, venue_id, platform_id, provider_game, en_name,
         game_type, category, img, rtp, is_hot, is_new, is_maintained, sorting, stake_min, stake_max,
         win_times, opens, practice_url)
       select given.code, venue.id, platform, "providerGame", given.name, "gameType", category, img,
         rtp, "isHot", "isNew", "isMaintained", sorting, "stakeMin", "stakeMax", "winTimes", opens,
         "practiceUrl"
       from jsonb_to_recordset($1) as given (code text, venue text, platform text,
         "providerGame" text, name text, "gameType" smallint, category text, img text, rtp numeric,
         "isHot" boolean, "isNew" boolean, "isMaintained" boolean, sorting integer,
         "stakeMin" bigint, "stakeMax" bigint, "winTimes" integer, opens text,
         "practiceUrl" text)
       join catalogue.venue on venue.code = given.venue
       on conflict (code) do update set venue_id = excluded.venue_id,
         platform_id = excluded.platform_id, provider_game = excluded.provider_game,
         en_name = excluded.en_name, game_type = excluded.game_type, category = excluded.category,
         img = excluded.img, rtp = excluded.rtp, stake_min = excluded.stake_min,
         stake_max = excluded.stake_max, win_times = excluded.win_times, opens = excluded.opens,
         practice_url = excluded.practice_url, updated_at = now()
       where not held.is_own and (held.venue_id, held.platform_id, held.provider_game, held.en_name, held.game_type,
           held.category, held.img, held.rtp, held.stake_min, held.stake_max, held.win_times,
           held.opens, held.practice_url)
         is distinct from (excluded.venue_id, excluded.platform_id, excluded.provider_game, excluded.en_name,
           excluded.game_type, excluded.category, excluded.img, excluded.rtp, excluded.stake_min,
           excluded.stake_max, excluded.win_times, excluded.opens, excluded.practice_url)`,
      [JSON.stringify(rows)],
    );
  },

  /**
   * Of the generated games only these are online; a house that had more closes the others, and what staff
   * closed stays closed. `former` are codes of games that were listed before generated ones were told apart.
   */
  async keepGenerated(kept: readonly string[], former: readonly string[]): Promise<void> {
    await pool.query(
      `update catalogue.game set is_online = code = any($1), updated_at = now()
       where (opens is not null or code = any($2)) and is_online <> (code = any($1))
         and (is_online or updated_name = 'system')`,
      [kept, former],
    );
  },
});

export function createListingStore(pool: pg.Pool) {
  const findVenueBy = async (condition: string, value: unknown): Promise<Venue | null> => {
    const result = await pool.query<Venue>(
      `select ${venueColumns} from catalogue.venue where ${condition}`,
      [value],
    );
    return result.rows[0] ?? null;
  };
  return {
    async readVersion(): Promise<string> {
      const result = await pool.query<{ number: bigint }>({
        name: 'read-catalogue-version',
        text: 'select number from catalogue.version',
      });
      return String(result.rows[0]?.number ?? 0n);
    },

    findVenueByCode: (code: string) => findVenueBy('code = $1', code),
    findVenueById: (id: number) => findVenueBy('id = $1', id),
    async findGame(code: string): Promise<CatalogueGame | null> {
      const result = await pool.query<CatalogueGame>(`${selectGame} where game.code = $1`, [code]);
      return result.rows[0] ?? null;
    },

    /** By the name that its provider has for it. */
    async findGameOfProvider(venue: string, providerGame: string): Promise<CatalogueGame | null> {
      const result = await pool.query<CatalogueGame>(
        `${selectGame} where venue.code = $1 and game.provider_game = $2
         order by game.is_online desc, game.id limit 1`,
        [venue, providerGame],
      );
      return result.rows[0] ?? null;
    },

    /** By the name that players read; of several with one name the most popular that is online. */
    async findGameByName(name: string): Promise<CatalogueGame | null> {
      const result = await pool.query<CatalogueGame>(
        `${selectGame} where game.search_name = catalogue.fold($1) and game.search_name <> ''
         order by game.is_online desc, game.sorting desc, game.id limit 1`,
        [name],
      );
      return result.rows[0] ?? null;
    },
    ...ceilings(pool),
    ...savingVenues(pool),
    ...savingGames(pool),
  };
}

export type ListingStore = ReturnType<typeof createListingStore>;
