import type {
  ProgramDifference,
  VerifiedProgram,
} from '@perya/contract/release/staff-calls/program';
import type pg from 'pg';
import type { Recorded } from '../audit/index.ts';

export interface Found {
  process: string;
  version: string;
  /** Of the release's list; null where there is none. */
  hash: string | null;
  state: VerifiedProgram['state'];
  files: number;
  found: number;
  differences: readonly ProgramDifference[];
}

export interface Verification extends Found {
  isApproved: boolean;
  lookedAt: Date;
}

export interface Approval {
  hash: string;
  version: string;
  askedBy: string;
  approvedBy: string;
  approvedAt: Date;
}

export interface Demand {
  id: bigint;
  askedAt: Date;
}

const approvalColumns = 'hash, version, asked_by, approved_by, approved_at';

/** How long a process that looks no more is still shown: a day, and one more. */
const shownHours = 48;
const approvalsShown = 100;

const noting = {
  async note(client: pg.Pool | Recorded, found: Found): Promise<void> {
    const { process, version, hash, state, files, differences } = found;
    await client.query(
      `insert into release.verification (process, version, hash, state, files, found, differences)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [process, version, hash, state, files, found.found, JSON.stringify(differences)],
    );
  },

  /** False if it was approved before. */
  async approve(tx: Recorded, wanted: Omit<Approval, 'approvedAt'>): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into release.approval (hash, version, asked_by, approved_by)
       values ($1, $2, $3, $4) on conflict (hash) do nothing`,
      [wanted.hash, wanted.version, wanted.askedBy, wanted.approvedBy],
    );
    return rowCount === 1;
  },

  async demand(tx: Recorded, by: string): Promise<Demand> {
    const { rows } = await tx.query<Demand>(
      'insert into release.demand (asked_by) values ($1) returning id, asked_at',
      [by],
    );
    return rows[0] as Demand;
  },
};

export function createReleaseStore(pool: pg.Pool) {
  return {
    ...noting,

    async lastDemand(): Promise<Demand | null> {
      const { rows } = await pool.query<Demand>({
        name: 'release-demand',
        text: 'select id, asked_at from release.demand order by id desc limit 1',
      });
      return rows[0] ?? null;
    },

    async isApproved(hash: string): Promise<boolean> {
      const sql = 'select from release.approval where hash = $1';
      const { rowCount } = await pool.query(sql, [hash]);
      return rowCount === 1;
    },

    /** The newest look of each process. */
    async listNewest(): Promise<Verification[]> {
      const { rows } = await pool.query<Verification>(
        `select distinct on (v.process) v.process, v.version, v.hash, v.state, v.files, v.found,
           v.differences, v.looked_at, a.hash is not null as is_approved
         from release.verification v left join release.approval a on a.hash = v.hash
         where v.looked_at > now() - make_interval(hours => $1)
         order by v.process, v.id desc`,
        [shownHours],
      );
      return rows;
    },

    async listApprovals(): Promise<Approval[]> {
      const { rows } = await pool.query<Approval>(
        `select ${approvalColumns} from release.approval order by approved_at desc, hash limit $1`,
        [approvalsShown],
      );
      return rows;
    },
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
