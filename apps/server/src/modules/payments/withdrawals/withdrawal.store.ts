import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';

export interface StoredWithdrawal {
  uid: bigint;
  id: bigint;
  channelId: number;
  accountId: bigint;
  amount: Centavos;
  fee: Centavos;
  status: WithdrawalStatus;
  reasons: string[];
  gateway: string;
  gatewayId: string | null;
  /** What its gateway calls the way to pay; null is what the channel says. */
  payoutMethod: string | null;
  isHeld: boolean;
  createdAt: Date;
  changedAt: Date;
  /** How often it was looked at since it changed. */
  checks: number;
}

export interface Move {
  from: WithdrawalStatus;
  to: WithdrawalStatus;
  /** 'player', 'gateway', 'system' or 'staff:ID'. */
  by: string;
  reason?: string;
  /** Names of the rules that sent it to a person. */
  reasons?: readonly string[];
  gatewayId?: string | null;
}

export interface Moved {
  /** Where it stands now. */
  status: WithdrawalStatus;
  /** False if somebody else had moved it before. */
  isMoved: boolean;
}

export interface NewCase {
  kind: string;
  subject: string;
  uid: bigint | null;
  facts: Readonly<Record<string, string>>;
}

export type WithdrawalKey = Pick<StoredWithdrawal, 'uid' | 'id'>;
type Db = Pick<pg.Pool, 'query'>;

const columns = `uid, id, channel_id, account_id, amount, fee, status,
  reasons, gateway, gateway_id, payout_method, is_held, created_at, changed_at, checks`;

/** What a gateway is told; answers null for a reference of anything else. */
export const referenceOf = ({ id }: Pick<StoredWithdrawal, 'id'>) => `W${id}`;
export function withdrawalIdOf(reference: string): bigint | null {
  const [, digits] = /^W(\d{1,18})$/.exec(reference) ?? [];
  return digits === undefined ? null : BigInt(digits);
}

export async function moveWithdrawal(
  db: Db,
  { uid, id }: WithdrawalKey,
  move: Move,
): Promise<Moved> {
  const { rows } = await db.query<Moved>({
    name: 'payments-move-withdrawal',
    text: `select status, is_moved
           from payments.move_withdrawal($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      ...[uid, id, move.from, move.to, move.by, move.reason ?? ''],
      ...[move.reasons ?? null, move.gatewayId ?? null],
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('The move of a withdrawal was not answered');
  return row;
}

/** False if it is not under review any more. */
export async function holdWithdrawal(
  db: Db,
  { uid, id }: WithdrawalKey,
  isHeld: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payments.withdrawal set is_held = $3
     where bucket = platform.bucket_of($1) and uid = $1 and id = $2 and status = 'under_review'`,
    [uid, id, isHeld],
  );
  return rowCount === 1;
}

/** One case of a kind for each subject, however often it is found. */
export async function openCases(db: Db, cases: readonly NewCase[]): Promise<void> {
  for (const { kind, subject, uid, facts } of cases) {
    await db.query(
      `insert into payments.case (kind, subject, uid, facts) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [kind, subject, uid, facts],
    );
  }
}

/** Opens the report of the law, if what the player moved today wants one. */
export async function reportCovered(db: Db, uid: bigint): Promise<void> {
  await db.query('select payments.report_covered(array[$1::bigint])', [uid]);
}

export function createWithdrawalStore(pool: pg.Pool) {
  return {
    move: (key: WithdrawalKey, move: Move) => moveWithdrawal(pool, key, move),
    openCase: (found: NewCase) => openCases(pool, [found]),

    async find(id: bigint): Promise<StoredWithdrawal | null> {
      const { rows } = await pool.query<StoredWithdrawal>({
        name: 'payments-withdrawal',
        text: `select ${columns} from payments.withdrawal where id = $1`,
        values: [id],
      });
      return rows[0] ?? null;
    },

    /** Those that are due. Whoever takes one has it until the next check: others find it taken. */
    async takeDue(limit: number): Promise<StoredWithdrawal[]> {
      const { rows } = await pool.query<StoredWithdrawal>(
        `select ${columns} from payments.take_due_withdrawals($1)`,
        [limit],
      );
      return rows;
    },

    /** The gateway has it; how it ends is asked for. */
    async noteAccepted({ uid, id }: WithdrawalKey, gatewayId: string): Promise<void> {
      await pool.query(
        `update payments.withdrawal set gateway_id = $3
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2 and status = 'paying' and gateway_id is distinct from $3`,
        [uid, id, gatewayId],
      );
    },

    async askSoon({ uid, id }: WithdrawalKey): Promise<void> {
      await pool.query(
        `update payments.withdrawal set check_at = $3
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2`,
        [uid, id, await readClock(pool)],
      );
    },
  };
}

export type WithdrawalStore = ReturnType<typeof createWithdrawalStore>;
