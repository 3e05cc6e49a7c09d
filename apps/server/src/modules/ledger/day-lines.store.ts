import type pg from 'pg';
import { type DaySource, readLines } from '../../platform/evidence/day-lines.store.ts';

/**
 * A posting as a JSON array: player, id, moment in microseconds, scope, key, hash of the input, balance, turnover,
 * and legs of number, account, amount and balance. Lines that were signed never change their form.
 */
export const ledgerDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select concat('[', e.uid, ',', e.posting_id, ',', (extract(epoch from e.created_at) * 1000000)::bigint, ',',
        to_json(p.scope), ',', to_json(p.key), ',"', encode(p.input_hash, 'hex'), '",', p.balance_after, ',',
        p.turnover, ',[', e.legs, ']]') as line
     from (
       select l.bucket, l.uid, l.created_at, l.posting_id,
         string_agg(concat('[', l.leg, ',', to_json(l.account), ',', l.amount, ',',
           coalesce(l.balance_after::text, 'null'), ']'), ',' order by l.leg) as legs
       from ledger.entry l where l.created_at >= $1 and l.created_at < $2
       group by l.bucket, l.uid, l.created_at, l.posting_id
     ) e
     left join ledger.posting p on p.bucket = e.bucket and p.uid = e.uid and p.id = e.posting_id
     order by e.uid, e.posting_id`,
  );
