import type pg from 'pg';

export interface OwnVersion {
  uid: bigint;
  version: number;
  kind: string;
  submittedAt: Date;
  /** Null while its fields are kept. */
  erasedAt: Date | null;
  idType: string;
  sealedKey: Buffer;
  sealedFields: Buffer;
  /** Keys by name. */
  photos: Record<string, string>;
}

/** A scan of the player's ID, and what it read where it succeeded. */
export interface OwnScan {
  uid: bigint;
  bizId: string;
  idType: string;
  begunAt: Date;
  /** `begun`, `success`, or why it failed. */
  outcome: string;
  score: number | null;
  isVerified: boolean;
  sealedKey: Buffer | null;
  sealedFields: Buffer | null;
  imageKey: string | null;
}

/** A decision as the player may know it: not who of the staff made it. */
export interface OwnDecision {
  version: number;
  at: Date;
  decision: string;
  reasons: string[];
  fields: string[];
  comment: string;
}

/** All that the identity check holds of one player. */
export function createOwnDataStore(pool: pg.Pool) {
  return {
    async listVersions(uid: bigint): Promise<OwnVersion[]> {
      const { rows } = await pool.query<OwnVersion>(
        `select s.uid, s.version, s.kind, s.submitted_at, s.erased_at,
           coalesce(s.id_type, '') as id_type, s.sealed_key, s.sealed_fields,
           coalesce((select jsonb_object_agg(p.name, p.object_key) from kyc.photo p
             where p.uid = s.uid and p.version = s.version), '{}') as photos
         from kyc.submission s where s.uid = $1 order by s.version`,
        [uid],
      );
      return rows;
    },

    async listScans(uid: bigint): Promise<OwnScan[]> {
      const { rows } = await pool.query<OwnScan>(
        `select uid, biz_id, id_type, begun_at,
           coalesce(reason, state) as outcome, score, is_verified,
           sealed_key, sealed_fields, image_key
         from kyc.scan where uid = $1 order by begun_at`,
        [uid],
      );
      return rows;
    },

    async listDecisions(uid: bigint): Promise<OwnDecision[]> {
      const { rows } = await pool.query<OwnDecision>(
        `select version, at, decision, reasons, fields, comment
         from kyc.decision where uid = $1 order by id`,
        [uid],
      );
      return rows;
    },
  };
}

export type OwnDataStore = ReturnType<typeof createOwnDataStore>;
