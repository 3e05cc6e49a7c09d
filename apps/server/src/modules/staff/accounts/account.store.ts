import type { Role } from '@perya/contract/staff/roles';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Account {
  id: bigint;
  email: string;
  name: string;
  role: Role;
  passwordHash: string | null;
  totpSealed: Buffer | null;
  totpConfirmedAt: Date | null;
  isDemo: boolean;
  switchedOffAt: Date | null;
}

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  isDemo: boolean;
}

const columns = `id, email, name, role, password_hash as "passwordHash", totp_sealed as "totpSealed",
  totp_confirmed_at as "totpConfirmedAt", is_demo as "isDemo", switched_off_at as "switchedOffAt"`;

export function createAccountStore(pool: pg.Pool) {
  return {
    async find(id: bigint): Promise<Account | null> {
      const { rows } = await pool.query<Account>(
        `select ${columns} from staff.account where id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async findByEmail(email: string): Promise<Account | null> {
      const { rows } = await pool.query<Account>(
        `select ${columns} from staff.account where lower(email) = lower($1)`,
        [email],
      );
      return rows[0] ?? null;
    },

    /** Null if the address has an account already. */
    async insert(tx: Recorded, { email, name, role, isDemo }: NewAccount): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into staff.account (email, name, role, is_demo) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
        [email, name, role, isDemo],
      );
      return rows[0]?.id ?? null;
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
