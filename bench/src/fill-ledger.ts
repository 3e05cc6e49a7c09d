import type pg from 'pg';

const playersAtOnce = 50;

/**
 * Gives every player the same number of past postings, in bulk and as the posting function would have
 * written them: the invariants hold for them too.
 */
export async function fillLedger(
  pool: pg.Pool,
  { players, postings }: { players: number; postings: number },
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const each = postings / players;
  if (!Number.isInteger(each)) throw new Error('The postings must be the same for every player');
  for (let first = 1; first <= players; first += playersAtOnce) {
    const last = Math.min(first + playersAtOnce - 1, players);
    const past = `generate_series(${first}, ${last}) u, generate_series(1, ${each}) n`;
    const at = `now() - interval '20 days' + n * interval '20 days' / ${each}`;
    const postingId = `(u - 1) * ${each}::bigint + n`;
    await pool.query(`
      begin;
      insert into ledger.wallet (bucket, uid, balance, posted_at, last_posting_id)
        select platform.bucket_of(u), u, ${each}::bigint * 100, now(), ${postings} from generate_series(${first}, ${last}) u;
      insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
        select platform.bucket_of(u), u, 'fill', 'fill-' || lpad(u::text, 6, '0') || '-' || lpad(n::text, 6, '0'),
          sha256('fill'), ${postingId}, n::bigint * 100, 0, ${at}
        from ${past} order by u, n;
      insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
        select platform.bucket_of(u), u, ${at}, ${postingId}, leg, case leg when 0 then 'player' else 'house.bench' end,
          case leg when 0 then 100 else -100 end, case leg when 0 then n::bigint * 100 end
        from ${past}, generate_series(0, 1) leg order by u, n, leg;
      commit;`);
    onProgress(last / players);
  }
  for (const table of ['wallet', 'posting', 'entry']) {
    await pool.query(`vacuum (freeze, analyze) ledger.${table}`);
  }
}
