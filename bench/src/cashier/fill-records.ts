import type pg from 'pg';

/** Who has all of them. */
export const recordsUid = 1n;
/** One in so many is a deposit, the others are bets and wins. */
const depositEvery = 500;
const rowsAtOnce = 500_000;
const tables = ['ledger.posting', 'ledger.entry', 'games.movement'];

/** As many are of the last six days, whatever came before: nobody plays faster for having played long. */
const recent = 10_000;

/** Takes the indexes away, because built at the end they cost a fraction; answers how they are made again. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select
       case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ')
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
           pg_get_constraintdef(c.oid)) end as create
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = any ($1::regclass[])`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ create }) => create);
}

/** Gives one player so many transactions of four weeks, as the ledger and the games write them. */
export async function fillRecords(
  client: pg.ClientBase,
  transactions: number,
  onProgress: (share: number) => void,
): Promise<void> {
  // However busy the machine is.
  await client.query('set statement_timeout = 0');
  const older = transactions - recent;
  const at = `now() - case when n > ${older}
    then (${transactions} - n) * (interval '6 days' / ${recent})
    else interval '7 days' + (${older} - n) * (interval '20 days' / ${Math.max(older, 1)}) end`;
  const isDeposit = `n % ${depositEvery} = 0`;
  const amount = `case when ${isDeposit} then 100 when n % 2 = 0 then 100 else -100 end`;
  const balance = `1000000::bigint + n`;
  await client.query(
    `insert into ledger.wallet (bucket, uid, balance, posted_at, last_posting_id)
     values (platform.bucket_of($1), $1, $2, now(), $3)`,
    [recordsUid, 1_000_000 + transactions, transactions],
  );
  const indexes = await dropIndexes(client);
  for (let first = 1; first <= transactions; first += rowsAtOnce) {
    const last = Math.min(first + rowsAtOnce - 1, transactions);
    const rows = `generate_series(${first}::bigint, ${last}) n`;
    await client.query(`
      begin;
      insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
        select platform.bucket_of(${recordsUid}), ${recordsUid}, case when ${isDeposit} then 'deposits' else 'games' end,
          case when ${isDeposit} then 'D' || n else 'studio:' || n end,
          sha256('fill'), n, ${balance}, 0, ${at} from ${rows};
      insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
        select platform.bucket_of(${recordsUid}), ${recordsUid}, ${at}, n, leg, case leg when 0 then 'player' else 'house:bench' end,
          case leg when 0 then ${amount} else -(${amount}) end, case leg when 0 then ${balance} end
        from ${rows}, generate_series(0, 1) leg;
      insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount, balance_after, created_at)
        select platform.bucket_of(${recordsUid}), ${recordsUid}, n, n, 'studio', n::text, case when n % 2 = 0 then 'win' else 'bet' end, 100,
          ${balance}, ${at} from ${rows} where not ${isDeposit};
      commit;`);
    onProgress(last / transactions);
  }
  for (const index of indexes) await client.query(index);
  for (const table of ['ledger.wallet', ...tables]) {
    await client.query(`vacuum (freeze, analyze) ${table}`);
  }
}
