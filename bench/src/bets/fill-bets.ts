import type pg from 'pg';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { benchKey, benchTokenHash, benchVenue, gameOf } from './bets-wire.ts';

export const benchSecretKey = Buffer.alloc(32, 7);

const roundsAtOnce = 20_000;
/** One round in four wins, as in a slot; a lost round has no second posting. */
const winsEvery = 4;
export const fundsEach = 1_000_000_000n;

export interface BetsFill {
  players: number;
  games: number;
  /** Rounds that all players together have behind them. */
  bets: number;
}

async function fillVenue(pool: pg.Pool, { players, games }: BetsFill): Promise<void> {
  const codes = Array.from({ length: games }, (_, number) => gameOf(number));
  const secret = createKeyring(benchSecretKey).seal(Buffer.from(benchKey.secret));
  await pool.query(
    `with venue as (
       insert into catalogue.venue (code, name, launch_url) values ($1, 'Bench', '/play') returning id
     ), platform as (
       insert into catalogue.platform (venue_id, id, name, logo)
         select id, 'bench', 'Bench', '' from venue returning venue_id, id
     )
     insert into catalogue.game (code, venue_id, platform_id, provider_game, en_name, game_type,
         category, img, rtp, stake_min, stake_max)
       select code, venue_id, id, code, code, 3, 'Slot', '', 96, 100, 1000000
       from platform, unnest($2::text[]) code`,
    [benchVenue, codes],
  );
  await pool.query('insert into games.venue_key (venue, id, sealed_secret) values ($1, $2, $3)', [
    benchVenue,
    benchKey.id,
    secret,
  ]);
  await pool.query(
    `insert into identity.player (uid, country_code, phone, username, nickname)
       select u, '63', '9' || lpad(u::text, 9, '0'), 'bench' || u, null
       from generate_series(1, $1::bigint) u`,
    [players],
  );
  // Real players: what test accounts win counts towards no ceiling.
  await pool.query(
    `insert into kyc.record (bucket, uid, status) select platform.bucket_of(u), u, 'fully_kyc' from generate_series(1, $1::bigint) u`,
    [players],
  );
  await pool.query(
    `insert into games.seat (bucket, uid, game_code, venue, token_hash, launched_at, expires_at)
       select platform.bucket_of(u), u, code, $2, $3, now(), now() + interval '1 day'
       from generate_series(1, $1::bigint) u, unnest($4::text[]) code order by u, code`,
    [players, benchVenue, benchTokenHash, codes],
  );
}

/** The wallets as the last round leaves them, and the funds that they began with. */
async function fillWallets(pool: pg.Pool, players: number, each: number): Promise<void> {
  const all = `generate_series(1, ${players}) u`;
  const first = `(u - 1) * ${2 * each + 1}::bigint + 1`;
  await pool.query(`
    begin;
    insert into ledger.wallet (bucket, uid, balance, turnover, posted_at, last_posting_id)
      select platform.bucket_of(u), u, ${fundsEach} - 1000 * ${each}::bigint + 3500 * (${each} / ${winsEvery}), 1000 * ${each}::bigint, now(),
        u * ${2 * each + 1}::bigint + 1 from ${all};
    insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
      select platform.bucket_of(u), u, 'fill', 'funds-' || u, sha256('fill'), ${first}, ${fundsEach}, 0, now() - interval '12 days' from ${all};
    insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
      select platform.bucket_of(u), u, now() - interval '12 days', ${first}, leg, case leg when 0 then 'player' else 'house:test-funds' end,
        case leg when 0 then ${fundsEach} else -${fundsEach} end, case leg when 0 then ${fundsEach} end
      from ${all}, generate_series(0, 1) leg;
    commit;`);
}

/**
 * Some rounds of every player, as the wallet would have written them: the invariants hold for them too. They
 * are written in the order of time, players beside each other, so that tables and indexes lie as after real play.
 */
async function fillRounds(
  pool: pg.Pool,
  { players, first, last, each }: { players: number; first: number; last: number; each: number },
): Promise<void> {
  const past = `generate_series(${first}, ${last}) n, generate_series(1, ${players}) u`;
  const at = `now() - interval '12 days' + n * interval '12 days' / ${each + 1}`;
  const isWin = `n % ${winsEvery} = 0`;
  const id = (step: string) => `(u - 1) * ${2 * each + 1}::bigint + 2 * n + ${step}`;
  const before = `${fundsEach} - 1000 * n::bigint + 3500 * ((n - 1) / ${winsEvery})`;
  const name = `'fill-' || lpad(u::text, 6, '0') || '-' || lpad(n::text, 7, '0')`;
  const moves = `${past}, lateral (values ('bet', 0, -1000::bigint, 1000::bigint, ${before}),
    ('win', 1, 3500, 0, ${before} + 3500)) m(kind, step, amount, turnover, balance)`;
  await pool.query(`
    begin;
    insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
      select platform.bucket_of(u), u, 'games', '${benchVenue}:' || ${name} || '-' || kind, sha256('fill'), ${id('m.step')},
        balance, m.turnover, ${at}
      from ${moves} where kind = 'bet' or ${isWin} order by n, u, m.step;
    insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
      select platform.bucket_of(u), u, ${at}, ${id('m.step')}, leg, case leg when 0 then 'player' else 'house:games:${benchVenue}' end,
        case leg when 0 then m.amount else -m.amount end, case leg when 0 then balance end
      from ${moves}, generate_series(0, 1) leg where kind = 'bet' or ${isWin} order by n, u, m.step, leg;
    insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake, payout,
        settled_at, settled_seq)
      select platform.bucket_of(u), u, (u - 1) * ${each}::bigint + n, ${at}, '${benchVenue}', '${gameOf(0)}', 3, ${name}, 'completed',
        1000, case when ${isWin} then 3500 else 0 end, ${at}, (n - 1) * ${players}::bigint + u
      from ${past} order by n, u;
    insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount, input_hash,
        balance_after, bet_created_at, created_at, details)
      select platform.bucket_of(u), u, (u - 1) * ${each}::bigint + n, ${id('m.step')}, '${benchVenue}', ${name} || '-' || kind, kind,
        case when kind = 'bet' or ${isWin} then abs(m.amount) else 0 end, sha256('fill'),
        balance, ${at}, ${at}, case kind when 'win' then '{"lines": []}'::jsonb end
      from ${moves} order by n, u, m.step;
    insert into limits.day as d (bucket, uid, day, staked, won)
      select platform.bucket_of(u), u, platform.manila_day(${at}), sum(1000), sum(case when ${isWin} then 3500 else 0 end)
      from ${past} group by 1, 2, 3
      on conflict on constraint day_pkey do update set staked = d.staked + excluded.staked, won = d.won + excluded.won;
    commit;`);
}

/** Gives every player the same number of past rounds, and a seat in every game of the bench. */
export async function fillBets(
  pool: pg.Pool,
  fill: BetsFill,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const each = fill.bets / fill.players;
  if (!Number.isInteger(each)) throw new Error('The bets must be the same for every player');
  await fillVenue(pool, fill);
  await fillWallets(pool, fill.players, each);
  const atOnce = Math.max(1, Math.floor(roundsAtOnce / fill.players));
  for (let first = 1; first <= each; first += atOnce) {
    const last = Math.min(first + atOnce - 1, each);
    await fillRounds(pool, { players: fill.players, first, last, each });
    onProgress(last / each);
  }
  const numbers = fill.players * (2 * each + 1) + 1;
  for (const sequence of ['games.movement_id', 'games.bet_id', 'games.settled_seq']) {
    await pool.query('select setval($1, $2)', [sequence, numbers]);
  }
  for (const table of [
    'ledger.wallet',
    'ledger.posting',
    'ledger.entry',
    'games.bet',
    'games.movement',
    'games.seat',
    'limits.day',
  ]) {
    await pool.query(`vacuum (freeze, analyze) ${table}`);
  }
}
