import { expect } from '@playwright/test';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const data = () => process.env['E2E_DATA'] ?? '';

/**
 * What a player staked and won yesterday at the games of the rebate, written where the server keeps it,
 * on a day that is not settled yet; answers when the server has settled it.
 */
export async function playYesterday(phone: string, stake: number, won: number): Promise<void> {
  await lookIntoDatabase(
    data(),
    `begin;
     insert into promotions.played (uid, day, game_code, venue, game_type, rounds, staked, won)
       select uid, platform.manila_day(now()) - 1, 'e2e-slot', 'lakandiwa', 3, 1, ${stake}, ${won}
       from identity.player where phone = '${phone}';
     delete from promotions.ranking_place where day = platform.manila_day(now()) - 1;
     delete from promotions.ranking_list where day = platform.manila_day(now()) - 1;
     delete from promotions.due where day = platform.manila_day(now()) - 1;
     delete from promotions.closed_day where day = platform.manila_day(now()) - 1;
     commit`,
  );
  const settled = `select from promotions.closed_day
    where day = platform.manila_day(now()) - 1 and settled_at is not null and promotion_id in (6, 7, 8)`;
  await expect.poll(async () => (await lookIntoDatabase(data(), settled)).length).toBe(3);
}

/** A player stakes on slots, as the first of today to be listed, in an hour whose list was empty until then. */
export async function playFirstToday(phone: string, stake: number): Promise<void> {
  await lookIntoDatabase(
    data(),
    `begin;
     insert into promotions.ranking_list (promotion_id, day, listed_at)
       values (7, platform.manila_day(platform.clock()), platform.clock())
       on conflict (promotion_id, day) do update set listed_at = platform.clock();
     delete from promotions.ranking_place where promotion_id = 7 and day = platform.manila_day(platform.clock());
     insert into promotions.played (uid, day, game_code, venue, game_type, rounds, staked, won)
       select uid, platform.manila_day(platform.clock()), 'e2e-slot', 'e2e', 3, 1, ${stake}, 0
       from identity.player where phone = '${phone}';
     commit`,
  );
}

/** Tiles of types that are still to come stand there while something is done. */
export async function withLaterTile(act: () => Promise<void>): Promise<void> {
  const later = `insert into promotions.tile (id, type, title_en, title_tl, img, place)
    values (4242, 42, 'Something new', 'Bago', '/art/tiles/app', 999),
      (4243, 10, 'Something else', 'Iba', '/art/tiles/app', 998)`;
  await lookIntoDatabase(data(), later);
  await act().finally(() =>
    lookIntoDatabase(data(), 'delete from promotions.tile where id in (4242, 4243)'),
  );
}

/** So does a rebate of losses whose time is over. */
export async function withEndedRebate(act: () => Promise<void>): Promise<void> {
  await lookIntoDatabase(
    data(),
    `insert into promotions.promotion (id, kind, state, name_en, name_tl, starts_at, ends_at, rules, currency,
       cash_type, place)
     select 4242, kind, 'published', name_en, name_tl, '2025-09-01T00:00+08', '2026-01-01T00:00+08', rules,
       currency, cash_type, -1
     from promotions.promotion where id = 8`,
  );
  await act().finally(() =>
    lookIntoDatabase(
      data(),
      `update promotions.promotion set state = 'ended', version = version + 1 where id = 4242`,
    ),
  );
}

/** What of the CQ9 rebate waits for a player, in centavos, given by the engine. */
export async function offerRebate(phone: string, centavos: number): Promise<void> {
  await lookIntoDatabase(
    data(),
    `select promotions.grant(6, array[(select uid from identity.player where phone = '${phone}')],
       array[(platform.manila_day(platform.clock()) - 1)::text], array[0::smallint],
       array[${centavos}::bigint], array['{}'::jsonb], false, 'system', null,
       platform.clock() + interval '1 hour')`,
  );
}
