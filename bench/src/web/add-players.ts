import { asOwner } from './as-owner.ts';

/** So many more players, as rows of a list: they have come one after the other, and have done nothing yet. */
export function addPlayers(dataDir: string, count: number): Promise<void> {
  return asOwner(dataDir, (client) =>
    client.query(
      `insert into identity.player (uid, country_code, phone, username, nickname, brand, created_at)
       select 20000000 + n, '63', '98' || lpad(n::text, 8, '0'), 'row' || n, 'Row ' || n,
         (array['perya', 'sinag', 'tala', 'h5'])[1 + n % 4], now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [count],
    ),
  );
}
