import type { PhotoName } from '@perya/contract/rules/kyc-options';
import type pg from 'pg';
import type { Photos } from './fields.ts';
import type { SealedFields } from './seal-fields.ts';

/** The whole form, or name, birthday and gender alone. */
export type SubmissionKind = 'full' | 'base';

export interface SealedSubmission extends SealedFields {
  uid: bigint;
  version: number;
  kind: SubmissionKind;
  submittedAt: Date;
  idType: string;
  photos: Photos;
}

/** What the desk has said so far. */
export interface ReviewState {
  isWaiting: boolean;
  /** Decisions that ended a review. */
  times: number;
  /** Of the last review that was decided. */
  decision: string | null;
  comment: string;
  reasons: string[];
  fields: string[];
}

type Row = Omit<SealedSubmission, 'photos'> & { photos: Partial<Record<PhotoName, string>> | null };

const columns = `s.uid, s.version, s.kind, s.submitted_at as "submittedAt",
  coalesce(s.id_type, '') as "idType", s.sealed_key as "sealedKey", s.sealed_fields as "sealedFields",
  (select jsonb_object_agg(p.name, p.object_key) from kyc.photo p
   where p.uid = s.uid and p.version = s.version) as photos`;

const reviewStatement = `select exists (select from kyc.review
    where uid = $1 and state in ('waiting', 'escalated')) as "isWaiting",
  (select count(*)::int from kyc.decision where uid = $1 and decision <> 'escalate') as times,
  last.decision, coalesce(last.comment, '') as comment, coalesce(last.reasons, '{}') as reasons,
  coalesce(last.fields, '{}') as fields
  from (select) one left join lateral (select decision, comment, reasons, fields from kyc.decision
    where uid = $1 and decision <> 'escalate' order by id desc limit 1) last on true`;

export function createSubmissionStore(pool: pg.Pool) {
  const read = async (
    db: Pick<pg.Pool, 'query'>,
    condition: string,
    values: unknown[],
  ): Promise<SealedSubmission | null> => {
    const { rows } = await db.query<Row>(
      `select ${columns} from kyc.submission s where ${condition}`,
      values,
    );
    const [row] = rows;
    return row ? { ...row, photos: row.photos ?? {} } : null;
  };
  return {
    /** The newest version, which holds all that is known. */
    findLast: (uid: bigint, db: Pick<pg.Pool, 'query'> = pool) =>
      read(db, 's.uid = $1 order by s.version desc limit 1', [uid]),

    find: (uid: bigint, version: number) =>
      read(pool, 's.uid = $1 and s.version = $2', [uid, version]),

    async readReview(uid: bigint): Promise<ReviewState> {
      const { rows } = await pool.query<ReviewState>(reviewStatement, [uid]);
      const [state] = rows;
      if (!state) throw new Error('A statement without a condition answers a row');
      return state;
    },
  };
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;
