import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

export interface StaffFill {
  players: number;
  rounds: number;
  entries: number;
}

/** Of the installation's own numbering, so that a uid reads like one. */
export const firstUid = 10_000_001;
/** So many rounds each, for the players who play. */
const roundsEach = 100;
const benchGames = 50;
export const gameCode = (number: number) => `bench-${number % benchGames}`;
export const firstNames = ['maria', 'jose', 'ana', 'juan', 'liza', 'ramon', 'grace', 'paolo'];

export const playingPlayers = ({ rounds }: StaffFill) => Math.ceil(rounds / roundsEach);
/** The stories of some players are enough: nobody reads the postings of all. */
export const toldPlayers = (fill: StaffFill) => Math.min(playingPlayers(fill), 200);
/** The phone of a player, by the place in the list. */
export const phoneOf = (place: number) =>
  `9${String((place * 7919) % 1_000_000_007).padStart(9, '0')}`;

const rowsAtOnce = 250_000;

/** Runs a statement over the numbers 1 to `count`, some at a time. */
async function inStretches(
  count: number,
  fill: (numbers: string) => Promise<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(first + rowsAtOnce - 1, count);
    await fill(`generate_series(${first}, ${last}) n`);
  }
}

async function fillPlayers(pool: pg.Pool, { players }: StaffFill): Promise<void> {
  const names = `(array['${firstNames.join("', '")}'])`;
  await withoutIndexes(pool, 'identity.player', () =>
    inStretches(players, (numbers) =>
      pool.query(`
        insert into identity.player (uid, country_code, phone, username, nickname, email, brand, noted_status, created_at)
        select ${firstUid - 1} + n, '63', '9' || lpad(((n::bigint * 7919) % 1000000007)::text, 9, '0'),
          'player' || n, ${names}[1 + n % ${firstNames.length}] || n, 'mail' || n || '@mail.example',
          (array['perya', 'sinag', 'tala', 'h5'])[1 + n % 4],
          (array['unset', 'basic_account', 'under_review', 'fully_kyc'])[1 + n % 4],
          now() - interval '400 days' + n * interval '400 days' / ${players}
        from ${numbers}`),
    ),
  );
}

async function fillGames(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with venue as (
       insert into catalogue.venue (code, name, launch_url) values ('bench', 'Bench', '/play') returning id
     ), platform as (
       insert into catalogue.platform (venue_id, id, name, logo)
         select id, 'bench', 'Bench', '' from venue returning venue_id, id
     )
     insert into catalogue.game (code, venue_id, platform_id, provider_game, en_name, game_type,
         category, img, rtp, stake_min, stake_max)
       select code, venue_id, id, code, code, 3, 'Slot', '', 96, 100, 1000000
       from platform, unnest($1::text[]) code`,
    [Array.from({ length: benchGames }, (_, number) => gameCode(number))],
  );
}

/** Rounds of the last 25 days in the order of time, with the movements that name their postings. */
async function fillRounds(pool: pg.Pool, fill: StaffFill): Promise<void> {
  const { rounds } = fill;
  const playing = playingPlayers(fill);
  const at = `now() - interval '25 days' + n * interval '25 days' / ${rounds + 1}`;
  const uid = `${firstUid} + n % ${playing}`;
  await withoutIndexes(pool, 'games.bet', () =>
    inStretches(rounds, (numbers) =>
      pool.query(`
        insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
          payout, settled_at, settled_seq)
        select platform.bucket_of(${uid}), ${uid}, n, ${at}, 'bench', 'bench-' || n % ${benchGames}, 3, 'round-' || n, 'completed', 1000,
          case when n % 4 = 0 then 3500 else 0 end, ${at}, n
        from ${numbers}`),
    ),
  );
}

/** Postings of the players who play: each round took its stake. */
async function fillLedger(pool: pg.Pool, fill: StaffFill): Promise<void> {
  const told = toldPlayers(fill);
  const past = `generate_series(0, ${told - 1}) u, generate_series(1, ${roundsEach}) n`;
  const at = `now() - interval '25 days' + n * interval '25 days' / ${roundsEach + 1}`;
  const id = `u * ${roundsEach}::bigint + n`;
  await pool.query(`
    begin;
    insert into ledger.wallet (bucket, uid, balance, posted_at, last_posting_id)
      select platform.bucket_of(${firstUid} + u), ${firstUid} + u, ${roundsEach * 100}, now(), ${told * roundsEach} from generate_series(0, ${told - 1}) u;
    insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
      select platform.bucket_of(${firstUid} + u), ${firstUid} + u, 'fill', 'fill-' || u || '-' || n, sha256('fill'), ${id}, n * 100, 0, ${at} from ${past};
    insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
      select platform.bucket_of(${firstUid} + u), ${firstUid} + u, ${at}, ${id}, leg, case leg when 0 then 'player' else 'house.bench' end,
        case leg when 0 then 100 else -100 end, case leg when 0 then n * 100 end
      from ${past}, generate_series(0, 1) leg;
    commit;`);
}

async function fillAudit(pool: pg.Pool, { entries, players }: StaffFill): Promise<void> {
  const actions = `(array['identity.logged-in', 'identity.logged-out', 'limits.changed', 'staff.list-exported'])`;
  await withoutIndexes(pool, 'audit.entry', () =>
    inStretches(entries, (numbers) =>
      pool.query(`
        insert into audit.entry (seq, at, actor_kind, actor, action, subject_kind, subject, address, device,
          request_id, before, after, reason)
        select n, now() - interval '90 days' + n * interval '90 days' / ${entries},
          case when n % 20 = 0 then 'staff' else 'player' end,
          case when n % 20 = 0 then (n % 30)::text else (${firstUid} + n % ${Math.min(players, 100)})::text end,
          ${actions}[1 + n % 4], 'player', (${firstUid} + n % ${Math.min(players, 100)})::text,
          '10.0.' || n % 50 || '.1', 'Chrome on Android', 'request-' || n, null,
          jsonb_build_object('session', n), ''
        from ${numbers}`),
    ),
  );
  await pool.query(`select setval('audit.entry_seq', $1)`, [entries]);
}

/** Fills an empty database as years of a house would, quickly: rows in bulk, indexes afterwards. */
export async function fillStaff(
  pool: pg.Pool,
  fill: StaffFill,
  onDone: (what: string) => void,
): Promise<void> {
  await fillPlayers(pool, fill);
  onDone(`${fill.players} players`);
  await fillGames(pool);
  await fillRounds(pool, fill);
  await fillLedger(pool, fill);
  onDone(`${fill.rounds} rounds`);
  await fillAudit(pool, fill);
  onDone(`${fill.entries} audit entries`);
  for (const table of [
    'identity.player',
    'games.bet',
    'audit.entry',
    'ledger.posting',
    'ledger.entry',
  ]) {
    await pool.query(`vacuum (freeze, analyze) ${table}`);
  }
}
