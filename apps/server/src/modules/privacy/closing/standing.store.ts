import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** What is in an account that is to be closed. */
export interface Standing {
  balance: Centavos;
  /** Not wagered yet. */
  locked: Centavos;
  openRounds: number;
  /** Withdrawals that are under way. */
  withdrawals: number;
}

const statement = `select coalesce(w.balance, 0)::bigint as balance,
    least(coalesce(w.locked, 0), coalesce(w.balance, 0))::bigint as locked,
    (select count(*)::integer from games.open_stake s
     where s.bucket = platform.bucket_of($1) and s.uid = $1) as open_rounds,
    (select count(*)::integer from payments.unpaid u
     where u.bucket = platform.bucket_of($1) and u.uid = $1) as withdrawals
  from (select $1::bigint) asked left join ledger.read_wallet($1) w on true`;

async function read(client: pg.Pool | pg.ClientBase, uid: bigint): Promise<Standing> {
  const { rows } = await client.query<Standing>(statement, [uid]);
  const [standing] = rows;
  if (!standing) throw new Error('One row was asked for');
  return standing;
}

export function createStandingStore(pool: pg.Pool) {
  return {
    read: (uid: bigint) => read(pool, uid),

    /** The same while no bet and no payment of the player can begin; sessions are held before. */
    async hold(tx: Recorded, uid: bigint): Promise<Standing> {
      await tx.query('select ledger.hold_wallet($1)', [uid]);
      return read(tx, uid);
    },
  };
}

export type StandingStore = ReturnType<typeof createStandingStore>;
