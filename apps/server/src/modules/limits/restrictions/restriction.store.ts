import { type RestrictedAction, restrictedActions } from '@perya/contract/limits/restrictions';
import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** A decision about one action; without an end it was lifted. */
export interface RestrictionStep {
  action: RestrictedAction;
  until: Date | null;
  madeAt: Date;
  actor: string;
  reason: string;
  told: string;
}

/** Until when each action is shut; null where it never was, or is open again. */
export type ShutUntil = Readonly<Record<RestrictedAction, Date | null>>;

const columnOf = (action: RestrictedAction) => `${action}_shut_until`;
const stepColumns = 'r.action, r.until, r.made_at, r.actor, r.reason, r.told';
const shutColumns = restrictedActions.map((action) => `p.${columnOf(action)} as ${action}`).join();

export function createRestrictionStore(pool: pg.Pool) {
  const history = createList<RestrictionStep, { uid: string }>(pool, {
    columns: stepColumns,
    from: 'limits.restriction r',
    key: [byNumber('r.id')],
    where: ({ uid }, asked) => [asked('r.bucket = platform.bucket_of(?) and r.uid = ?', uid)],
  });
  return {
    history,

    /** What holds at this moment. */
    async listStanding(uid: bigint): Promise<RestrictionStep[]> {
      const { rows } = await pool.query<RestrictionStep>(
        `select * from (
           select distinct on (r.action) ${stepColumns} from limits.restriction r
           where r.bucket = platform.bucket_of($1) and r.uid = $1 order by r.action, r.id desc) r
         where r.until > platform.clock()`,
        [uid],
      );
      return rows;
    },

    /** Why a player is kept from an action, if they are. */
    async find(uid: bigint, action: RestrictedAction): Promise<RestrictionStep | null> {
      const { rows } = await pool.query<RestrictionStep>({
        name: `limits-shut-${action}`,
        text: `select ${stepColumns} from limits.player p
               cross join lateral (select * from limits.restriction r
                 where r.bucket = p.bucket and r.uid = p.uid and r.action = $2 order by r.id desc limit 1) r
               where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.${columnOf(action)} > platform.clock()`,
        values: [uid, action],
      });
      return rows[0] ?? null;
    },

    /** Locks the player's wallet, as a bet does: one that is under way is counted before the change, none comes between. */
    async hold(tx: Recorded, uid: bigint): Promise<{ shut: ShutUntil; now: Date }> {
      await tx.query('select ledger.lock_wallet($1)', [uid]);
      await tx.query(
        `insert into limits.player (bucket, uid) values (platform.bucket_of($1), $1)
         on conflict do nothing`,
        [uid],
      );
      const { rows } = await tx.query<ShutUntil>(
        `select ${shutColumns} from limits.player p
         where p.bucket = platform.bucket_of($1) and p.uid = $1 for update of p`,
        [uid],
      );
      const [shut] = rows;
      if (!shut) throw new Error('The restrictions were neither made nor found');
      return { shut, now: await readClock(tx) };
    },

    /** Writes what was decided about a player who is held. */
    async write(tx: Recorded, uid: bigint, step: RestrictionStep): Promise<void> {
      const { action, until, madeAt, actor, reason, told } = step;
      await tx.query(
        `update limits.player set ${columnOf(action)} = $2
         where bucket = platform.bucket_of($1) and uid = $1`,
        [uid, until],
      );
      await tx.query(
        `insert into limits.restriction (bucket, uid, action, until, made_at, actor, reason, told)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6, $7)`,
        [uid, action, until, madeAt, actor, reason, told],
      );
    },
  };
}

export type RestrictionStore = ReturnType<typeof createRestrictionStore>;
