import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createPromotionsControls(
  pool: pg.Pool,
): Controls<'no-promotion-while-excluded' | 'no-promotion-while-paused'> {
  return {
    'no-promotion-while-excluded': sqlControl(pool, {
      looked: `from promotions.step s where s.at >= $1 and s.at < $2 and s.to_state in ('offered', 'claimed')`,
      broken: `select s.uid, format('promotions.reward %s', s.reward_id) as subject,
          format('%s at %s, excluded since %s', s.to_state, s.at, e.since) as detail
        from promotions.step s join limits.exclusion e on e.bucket = s.bucket and e.uid = s.uid
        where s.at >= $1 and s.at < $2 and s.to_state in ('offered', 'claimed')
          and s.at >= e.since and s.at < e.until`,
    }),
    /** Whom the house keeps from bonuses, by its own decision or because of how they play. */
    'no-promotion-while-paused': sqlControl(pool, {
      looked: `from promotions.step s where s.at >= $1 and s.at < $2 and s.to_state in ('offered', 'claimed')`,
      broken: `select s.uid, format('promotions.reward %s', s.reward_id) as subject,
          format('%s at %s, kept from bonuses since %s', s.to_state, s.at, b.since) as detail
        from promotions.step s join limits.bonus_shut b on b.bucket = s.bucket and b.uid = s.uid
        where s.at >= $1 and s.at < $2 and s.to_state in ('offered', 'claimed')
          and s.at >= b.since and s.at < b.until`,
    }),
  };
}
