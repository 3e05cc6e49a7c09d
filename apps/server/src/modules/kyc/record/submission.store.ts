import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { Photos } from './fields.ts';
import type { ClaimedPhoto, PhotoUse } from './photo.ts';
import type { SealedFields, VersionKey } from './seal-fields.ts';

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

export interface NewSubmission extends SealedFields, VersionKey {
  kind: SubmissionKind;
  idType: string;
  photos: readonly ClaimedPhoto[];
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

const columns = `s.uid, s.version, s.kind, s.submitted_at,
  coalesce(s.id_type, '') as id_type, s.sealed_key, s.sealed_fields,
  (select jsonb_object_agg(p.name, p.object_key) from kyc.photo p
   where p.uid = s.uid and p.version = s.version) as photos`;

const openReview = `from kyc.review where uid = $1 and state in ('waiting', 'escalated')`;

const reviewStatement = `select exists (select ${openReview}) as is_waiting,
  (select count(*)::int from kyc.decision where uid = $1 and decision <> 'escalate') as times,
  last.decision, coalesce(last.comment, '') as comment, coalesce(last.reasons, '{}') as reasons,
  coalesce(last.fields, '{}') as fields
  from (select) one left join lateral (select decision, comment, reasons, fields from kyc.decision
    where uid = $1 and decision <> 'escalate' order by id desc limit 1) last on true`;

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

/** What is submitted, and its review. */
const submitting = (pool: pg.Pool) => ({
  /** Writes a version; photos that it does not name are those of the version before. */
  async insert(tx: Recorded, given: NewSubmission): Promise<void> {
    const { uid, version, photos } = given;
    await tx.query(
      `insert into kyc.submission (uid, version, kind, id_type, sealed_key, sealed_fields)
       values ($1, $2, $3, nullif($4, ''), $5, $6)`,
      [uid, version, given.kind, given.idType, given.sealedKey, given.sealedFields],
    );
    await tx.query(
      `insert into kyc.photo (uid, version, name, object_key, hash)
       select $1::bigint, $2::int, name, key, hash from unnest($3::text[], $4::text[], $5::bigint[]) g(name, key, hash)
       union all
       select uid, $2::int, name, object_key, hash from kyc.photo
       where uid = $1::bigint and version = $2::int - 1 and name <> all ($3::text[])`,
      [
        uid,
        version,
        photos.map(({ name }) => name),
        photos.map(({ key }) => key),
        photos.map(({ hash }) => hash),
      ],
    );
  },

  /** Puts a version into the queue of the desk, with what was noticed of it. */
  async openReview(
    tx: Recorded,
    { uid, version }: VersionKey,
    flags: readonly KycFlag[],
  ): Promise<void> {
    await tx.query('insert into kyc.review (uid, version, flags) values ($1, $2, $3)', [
      uid,
      version,
      flags,
    ]);
  },

  async readReview(uid: bigint): Promise<ReviewState> {
    const { rows } = await pool.query<ReviewState>(reviewStatement, [uid]);
    const [state] = rows;
    if (!state) throw new Error('A statement without a condition answers a row');
    return state;
  },
});

export function createSubmissionStore(pool: pg.Pool) {
  return {
    /** The newest version, which holds all that is known. */
    findLast: (uid: bigint, db: Pick<pg.Pool, 'query'> = pool) =>
      read(db, 's.uid = $1 order by s.version desc limit 1', [uid]),
    /** The same of many, without their photos. */
    async listLast(uids: readonly bigint[]): Promise<(SealedFields & VersionKey)[]> {
      const { rows } = await pool.query<SealedFields & VersionKey>(
        `select distinct on (s.uid) s.uid, s.version, s.sealed_key, s.sealed_fields
         from kyc.submission s where s.uid = any ($1::bigint[]) order by s.uid, s.version desc`,
        [uids],
      );
      return rows;
    },
    find: (uid: bigint, version: number) =>
      read(pool, 's.uid = $1 and s.version = $2', [uid, version]),
    /** Where keys stand in the versions so far. */
    async listUses(tx: Recorded, uid: bigint, keys: readonly string[]): Promise<PhotoUse[]> {
      const { rows } = await tx.query<PhotoUse>(
        `select distinct object_key as key, name from kyc.photo
         where uid = $1 and object_key = any ($2::text[])`,
        [uid, keys],
      );
      return rows;
    },

    async isWaiting(tx: Recorded, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(`select ${openReview}`, [uid]);
      return rowCount === 1;
    },
    ...submitting(pool),
  };
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;
