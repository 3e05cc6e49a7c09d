import type { RoleName } from '@perya/contract/staff/roles';
import type pg from 'pg';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';

export interface Account {
  id: bigint;
  email: string;
  name: string;
  role: RoleName;
  passwordHash: string | null;
  totpSealed: Buffer | null;
  totpConfirmedAt: Date | null;
  isDemo: boolean;
  switchedOffAt: Date | null;
  /** Of somebody from outside: when it ends by itself, whether that has been, and from where it may be used. */
  endsAt: Date | null;
  isOver: boolean;
  networks: string[] | null;
}

export interface NewAccount {
  email: string;
  name: string;
  role: RoleName;
}

interface Colleague {
  id: bigint;
  name: string;
  role: RoleName;
  isOff: boolean;
}

const columns = `id, email, name, role, password_hash, totp_sealed, totp_confirmed_at, is_demo, switched_off_at,
  ends_at, ends_at is not null and ends_at <= now() as is_over, networks::text[] as networks`;

export function createAccountStore(pool: pg.Pool) {
  return {
    async find(id: bigint): Promise<Account | null> {
      const { rows } = await pool.query<Account>(
        `select ${columns} from staff.account where id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** By what their colleagues know them. */
    async listNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
      const { rows } = await pool.query<{ id: bigint; name: string }>(
        'select id, name from staff.account where id = any($1::bigint[])',
        [ids],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async listColleagues(): Promise<Colleague[]> {
      const { rows } = await pool.query<Colleague>(
        'select id, name, role, switched_off_at is not null as is_off from staff.account order by id',
      );
      return rows;
    },

    async findByEmail(email: string): Promise<Account | null> {
      const { rows } = await pool.query<Account>(
        `select ${columns} from staff.account where lower(email) = lower($1)`,
        [email],
      );
      return rows[0] ?? null;
    },

    /** As it is now; whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Recorded, id: bigint): Promise<Account> {
      const { rows } = await tx.query<Account>(
        `select ${columns} from staff.account where id = $1 for update`,
        [id],
      );
      const [account] = rows;
      if (!account) throw new Refusal('NOT_FOUND');
      return account;
    },

    async setPassword(tx: Recorded, id: bigint, passwordHash: string): Promise<void> {
      await tx.query(
        'update staff.account set password_hash = $2, updated_at = now() where id = $1',
        [id, passwordHash],
      );
    },

    /** Neither password nor authenticator app, passkey, recovery code nor company account opens the account any more. */
    async forgetCredentials(
      tx: Recorded,
      id: bigint,
    ): Promise<{ passkeys: number; wasLinked: boolean }> {
      await tx.query(
        `update staff.account set password_hash = null, totp_sealed = null, totp_confirmed_at = null,
           totp_step = 0, updated_at = now()
         where id = $1`,
        [id],
      );
      await tx.query('delete from staff.recovery_code where staff_id = $1', [id]);
      await tx.query('delete from staff.passkey_ceremony where staff_id = $1', [id]);
      await tx.query('delete from staff.company_attempt where staff_id = $1', [id]);
      const linked = await tx.query('delete from staff.company_account where staff_id = $1', [id]);
      const { rowCount } = await tx.query('delete from staff.passkey where staff_id = $1', [id]);
      return { passkeys: rowCount ?? 0, wasLinked: linked.rowCount === 1 };
    },

    async hasAny(): Promise<boolean> {
      const { rowCount } = await pool.query('select from staff.account limit 1');
      return rowCount === 1;
    },

    /** False if it was done before: what a person has changed since stays. */
    async equipDemo(tx: Recorded, id: bigint, passwordHash: string, totpSealed: Buffer) {
      const { rowCount } = await tx.query(
        `update staff.account set password_hash = $2, totp_sealed = $3, totp_confirmed_at = now()
         where id = $1 and is_demo and password_hash is null`,
        [id, passwordHash, totpSealed],
      );
      return rowCount === 1;
    },

    /** Accounts of the demo operator that have an authenticator app. */
    async listDemo(): Promise<(Account & { totpSealed: Buffer })[]> {
      const { rows } = await pool.query<Account & { totpSealed: Buffer }>(
        `select ${columns} from staff.account
         where is_demo and totp_confirmed_at is not null and switched_off_at is null order by id`,
      );
      return rows;
    },

    /** By the owner of the tables alone. Null if the address has an account already. */
    async insert(tx: Recorded, { email, name, role }: NewAccount): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into staff.account (email, name, role) values ($1, $2, $3)
         on conflict do nothing returning id`,
        [email, name, role],
      );
      return rows[0]?.id ?? null;
    },

    /** As an open request asks for it. Null if the address has an account already. */
    async insertInvited(tx: Recorded, request: string, approver: string): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint | null }>(
        'select staff.invite_account($1, $2) as id',
        [request, approver],
      );
      return rows[0]?.id ?? null;
    },

    /** Another last day and other networks, as an open request asks for it. */
    async setTerm(tx: Recorded, request: string, approver: string): Promise<void> {
      await tx.query('select staff.set_term($1, $2)', [request, approver]);
    },

    /** Null if the address has an account already. */
    async insertDemo(tx: Recorded, { email, name, role }: NewAccount): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint | null }>(
        'select staff.add_demo_account($1, $2, $3) as id',
        [email, name, role],
      );
      return rows[0]?.id ?? null;
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
