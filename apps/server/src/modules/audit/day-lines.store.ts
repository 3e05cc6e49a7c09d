import type pg from 'pg';
import { type DaySource, readLines } from '../../platform/evidence/day-lines.store.ts';

/**
 * An entry as a JSON array: number, moment, action (of the AML desk its module alone), and SHA-256 over a JSON list of all its columns. Who and what it
 * concerns stays in the house: whoever is shown the entry can compute that it is the one.
 */
export const auditDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select concat('[', e.seq, ',"', moment.text, '",',
        to_json(case when e.action like 'aml.%' then 'aml' else e.action end), ',"',
        encode(sha256(convert_to(json_build_array(e.seq::text, moment.text, e.actor_kind, e.actor, e.action,
          e.subject_kind, e.subject, e.address, e.device, e.request_id, e.before::text, e.after::text,
          e.reason)::text, 'UTF8')), 'hex'), '"]') as line
     from audit.entry e
     cross join lateral (select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as text) moment
     where e.at >= $1 and e.at < $2
     order by e.seq`,
  );
