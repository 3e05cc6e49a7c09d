import type pg from 'pg';
import { benchTokenHash } from '../../bets/bets-wire.ts';
import type { Product } from '../../product/assemble-product.ts';
import {
  categories,
  games,
  jackpotGame,
  type MonthPlayer,
  promotions,
  venues,
  ways,
} from './month-plan.ts';

async function addGames(owner: pg.Pool): Promise<void> {
  for (const venue of venues) {
    const own = games.filter((game) => game.venue === venue);
    await owner.query(
      `with venue as (
         insert into catalogue.venue (code, name, launch_url) values ($1, $1, '/play') returning id
       ), platform as (
         insert into catalogue.platform (venue_id, id, name, logo) select id, $1, $1, '' from venue returning venue_id, id
       )
       insert into catalogue.game (code, venue_id, platform_id, provider_game, en_name, game_type, category, img, rtp,
           stake_min, stake_max)
         select g.code, venue_id, id, g.code, g.code, g.type, g.category, '', 96, 100, 10000000
         from platform, unnest($2::text[], $3::smallint[], $4::text[]) as g(code, type, category)`,
      [
        ...[venue, own.map(({ code }) => code), own.map(({ type }) => type)],
        own.map(({ type }) => categories[type]),
      ],
    );
  }
  // Nobody draws it: it falls when it is full, about once in some hundred rounds.
  await owner.query(
    `with added as (
       insert into games.jackpot (code, name_en, name_tl, state, share_ppm, seed, cap, must_drop, one_in)
       values ('palayok', 'Pot', 'Palayok', 'on', 30000, 50000, 90000, true, 1000000000000000) returning id
     ), pools as (
       insert into games.jackpot_pool (jackpot_id, is_test, code, state)
       select id, is_test, 'palayok', 'on' from added, unnest(array[false, true]) is_test
     )
     insert into games.jackpot_game (game_code, jackpot_id) select $1, id from added`,
    [jackpotGame],
  );
}

async function addWays(owner: pg.Pool): Promise<void> {
  for (const [mode, all] of [
    ['deposit', ways.in],
    ['withdraw', ways.out],
  ] as const) {
    for (const { id, gateway, fee } of all) {
      await owner.query(
        `insert into payments.channel (id, mode, name, flag, gateway, min_amount, max_amount, fee_fixed, turnover_times)
         values ($1, $2, $3, 2, $4, 100, 100000000, $5, $6)`,
        [id, mode, `Way ${id}`, gateway, fee, id % 2],
      );
    }
  }
}

async function addPlayers(owner: pg.Pool, players: readonly MonthPlayer[]): Promise<void> {
  const uids = players.map(({ uid }) => uid);
  await owner.query(
    `insert into identity.player (uid, country_code, phone, username, nickname, tester, brand, created_at)
       select p.uid, '63', '9' || lpad(p.uid::text, 9, '0'), 'month' || p.uid, null, p.is_test, p.brand, p.at
       from unnest($1::bigint[], $2::boolean[], $3::text[], $4::timestamptz[]) as p(uid, is_test, brand, at)`,
    [
      uids,
      players.map(({ isTest }) => isTest),
      players.map(({ brand }) => brand),
      players.map(({ joined }) => new Date(joined)),
    ],
  );
  const sent = players.filter(({ partner }) => partner !== null);
  await owner.query(
    'select identity.note_sent_by(s.uid, s.partner) from unnest($1::bigint[], $2::text[]) as s(uid, partner)',
    [sent.map(({ uid }) => uid), sent.map(({ partner }) => partner)],
  );
  const known = players.filter(({ isTest }) => !isTest).map(({ uid }) => uid);
  await owner.query(
    `insert into kyc.record (bucket, uid, status) select platform.bucket_of(u), u, 'fully_kyc' from unnest($1::bigint[]) u`,
    [known],
  );
  await owner.query(
    `insert into payments.account (bucket, uid, id, channel_id, number_sealed, number_digest, number_tail, names_digest)
       select platform.bucket_of(u), u, u * 10 + w.n, w.id, ''::bytea, sha256((u || '-' || w.id)::bytea), '0000', sha256('names')
       from unnest($1::bigint[]) u, unnest($2::integer[]) with ordinality as w(id, n)`,
    [known, ways.out.map(({ id }) => id)],
  );
  await owner.query(
    `insert into games.seat (bucket, uid, game_code, venue, token_hash, launched_at, expires_at)
       select platform.bucket_of(u), u, g.code, g.venue, $2, now(), 'infinity'
       from unnest($1::bigint[]) u, unnest($3::text[], $4::text[]) as g(code, venue) order by u, g.code`,
    [uids, benchTokenHash, games.map(({ code }) => code), games.map(({ venue }) => venue)],
  );
}

/** Numbers that the month gives itself lie below those that the product draws. */
async function addVouchers(owner: pg.Pool): Promise<void> {
  await owner.query(`select setval('payments.payment_id', 100000000)`);
  await owner.query(
    `with batch as (
       insert into payments.voucher_batch (amount, count, expires_at, turnover_times, note, made_by)
       values (44500, 10000, 'infinity', 1, '', 'month') returning id
     )
     insert into payments.voucher (batch_id, code_sealed, code_digest)
       select batch.id, ''::bytea, sha256(('voucher ' || n)::bytea) from batch, generate_series(0, 9999) n`,
  );
}

/** A house with several venues, ways to pay, promotions and players, before anybody has done anything. */
export async function furnishMonth(
  owner: pg.Pool,
  { apis }: Product,
  players: readonly MonthPlayer[],
): Promise<void> {
  await owner.query('select ledger.ensure_partitions(3), games.ensure_partitions(3)');
  await addGames(owner);
  await addWays(owner);
  await addPlayers(owner, players);
  await addVouchers(owner);
  await apis.promotions.addMissing(
    promotions.map((id) => ({
      id,
      kind: 'gift',
      name: { en: `Gift ${id}`, tl: `Regalo ${id}` },
      terms: { en: '', tl: '' },
      startsAt: '2020-01-01T00:00:00Z',
      rules: {},
      currency: 'PHP',
      cashType: 4011,
      wageringTimes: 1,
    })),
  );
}
