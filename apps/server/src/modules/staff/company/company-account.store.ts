import type pg from 'pg';
import type { CompanyPerson } from '../../../providers/company/company-provider.ts';
import type { Recorded } from '../../audit/index.ts';

type Named = Pick<CompanyPerson, 'issuer' | 'subject'>;

export interface LinkedAccount extends Named {
  linkedAt: Date;
  lastUsedAt: Date | null;
}

/** Which company account opens which account of the house: of either at most one. */
export function createCompanyAccountStore(pool: pg.Pool) {
  return {
    async findOwner({ issuer, subject }: Named): Promise<bigint | null> {
      const { rows } = await pool.query<{ staffId: bigint }>(
        'select staff_id from staff.company_account where issuer = $1 and subject = $2',
        [issuer, subject],
      );
      return rows[0]?.staffId ?? null;
    },

    async find(staffId: bigint): Promise<LinkedAccount | null> {
      const { rows } = await pool.query<LinkedAccount>(
        `select issuer, subject, linked_at, last_used_at
         from staff.company_account where staff_id = $1`,
        [staffId],
      );
      return rows[0] ?? null;
    },

    /** False if either of the two is linked already. */
    async link(tx: Recorded, staffId: bigint, { issuer, subject }: Named): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into staff.company_account (staff_id, issuer, subject) values ($1, $2, $3)
         on conflict do nothing`,
        [staffId, issuer, subject],
      );
      return rowCount === 1;
    },

    /** Notes that it is used; false if the link was taken away meanwhile. */
    async use(tx: Recorded, staffId: bigint, { issuer, subject }: Named): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update staff.company_account set last_used_at = now()
         where staff_id = $1 and issuer = $2 and subject = $3`,
        [staffId, issuer, subject],
      );
      return rowCount === 1;
    },

    /** What was linked; null if nothing was. */
    async remove(tx: Recorded, staffId: bigint): Promise<Named | null> {
      const { rows } = await tx.query<Named>(
        'delete from staff.company_account where staff_id = $1 returning issuer, subject',
        [staffId],
      );
      return rows[0] ?? null;
    },
  };
}

export type CompanyAccountStore = ReturnType<typeof createCompanyAccountStore>;
