import { limitRaiseHours } from '@perya/contract/rules/play-limits';
import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createLimitsControls(
  pool: pg.Pool,
): Controls<'raised-limits-wait' | 'house-limits-hold'> {
  const within = 'from limits.change c where c.made_at >= $1 and c.made_at < $2';
  return {
    /** What a player asks to have looser waits for a day; what the house lifts was decided by two. */
    'raised-limits-wait': sqlControl(pool, {
      looked: within,
      broken: `select c.uid, format('limits.change %s', c.id) as subject,
          format('%s from %s to %s, counts from %s', c.kind, coalesce(c.amount_before::text, 'none'),
            coalesce(c.amount_after::text, 'none'), c.applies_at) as detail
        ${within} and c.actor like 'player:%' and c.kind <> 'exclusion' and c.action in ('set', 'scheduled')
          and (c.amount_after is null or c.amount_after > c.amount_before)
          and c.applies_at < c.made_at + make_interval(hours => $3)`,
      values: [limitRaiseHours],
    }),
    /** What the house has set and not lifted since, no player has passed. */
    'house-limits-hold': sqlControl(pool, {
      looked: within,
      broken: `select c.uid, format('limits.change %s', c.id) as subject,
          format('%s to %s, and the house had set %s', c.kind, coalesce(c.amount_after::text, 'none'), h.amount_after)
            as detail
        from limits.change c
        cross join lateral (select x.action, x.amount_after from limits.change x
          where x.bucket = c.bucket and x.uid = c.uid and x.kind = c.kind and x.id < c.id and x.actor not like 'player:%'
            and x.action in ('set', 'lifted') order by x.id desc limit 1) h
        where c.made_at >= $1 and c.made_at < $2 and c.actor like 'player:%' and c.kind <> 'exclusion'
          and c.action in ('set', 'scheduled') and h.action = 'set'
          and (c.amount_after is null or c.amount_after > h.amount_after)`,
    }),
  };
}
