import type {
  ReviewDecision,
  ReviewedField,
  ReviewState,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import type { PhotoName, RejectionReason } from '@perya/contract/rules/kyc-options';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { noClaim } from '../../../platform/lists/queue.ts';
import type { Recorded } from '../../audit/index.ts';
import type { SealedFields, VersionKey } from '../record/seal-fields.ts';

/** A submission as the desk sees it. */
export interface DeskReview extends VersionKey, SealedFields {
  state: ReviewState;
  status: KycStatus;
  idType: string;
  submittedAt: Date;
  /** Null while fields and photos are kept. */
  erasedAt: Date | null;
  earlier: number;
  flags: KycFlag[];
  /** Null where nobody has it, or had it for too long. */
  claimedBy: bigint | null;
  claimedName: string | null;
  claimedUntil: Date | null;
  /** The last one about it. */
  decision: PastDecision | null;
}

export interface PastDecision {
  version: number;
  /** Unix seconds. */
  at: number;
  by: string;
  decision: ReviewDecision;
  reasons: RejectionReason[];
  fields: ReviewedField[];
  comment: string;
}

export interface NewDecision extends VersionKey {
  staffId: bigint;
  actor: string;
  actorName: string;
  decision: ReviewDecision;
  reasons: readonly string[];
  fields: readonly string[];
  comment: string;
}

const decisionObject = `jsonb_build_object('version', d.version, 'at', floor(extract(epoch from d.at)),
  'by', d.actor_name, 'decision', d.decision, 'reasons', to_jsonb(d.reasons), 'fields', to_jsonb(d.fields),
  'comment', d.comment)`;

const isClaimed = 'r.claimed_until > platform.clock()';

/** Of `kyc.review r join kyc.submission s`. */
export const deskColumns = `r.uid, r.version, r.state, kyc.status_of(r.uid) as status,
  coalesce(s.id_type, '') as id_type, r.submitted_at, s.erased_at, r.flags,
  s.sealed_key, s.sealed_fields,
  (select count(*)::int from kyc.review e where e.uid = r.uid and e.version < r.version) as earlier,
  case when ${isClaimed} then r.claimed_by end as claimed_by,
  case when ${isClaimed} then r.claimed_name end as claimed_name,
  case when ${isClaimed} then r.claimed_until end as claimed_until,
  (select ${decisionObject} from kyc.decision d where d.uid = r.uid and d.version = r.version
   order by d.id desc limit 1) as decision`;

export const deskTables =
  'kyc.review r join kyc.submission s on s.uid = r.uid and s.version = r.version';

/** What reviewers read. */
const reading = {
  /** In the transaction that writes down who looked. */
  async find(tx: Recorded, { uid, version }: VersionKey): Promise<DeskReview | null> {
    const { rows } = await tx.query<DeskReview>(
      `select ${deskColumns} from ${deskTables} where r.uid = $1 and r.version = $2`,
      [uid, version],
    );
    return rows[0] ?? null;
  },

  /** Nobody claims or decides it meanwhile. */
  async lock(tx: Recorded, { uid, version }: VersionKey): Promise<DeskReview | null> {
    const { rows } = await tx.query<DeskReview>(
      `select ${deskColumns} from ${deskTables} where r.uid = $1 and r.version = $2 for update of r`,
      [uid, version],
    );
    return rows[0] ?? null;
  },

  async listDecisions(tx: Recorded, uid: bigint): Promise<PastDecision[]> {
    const { rows } = await tx.query<{ decision: PastDecision }>(
      `select ${decisionObject} as decision from kyc.decision d where d.uid = $1 order by d.id desc`,
      [uid],
    );
    return rows.map(({ decision }) => decision);
  },

  async listPhotos(
    tx: Recorded,
    { uid, version }: VersionKey,
  ): Promise<{ name: PhotoName; objectKey: string }[]> {
    const { rows } = await tx.query<{ name: PhotoName; objectKey: string }>(
      `select name, object_key from kyc.photo where uid = $1 and version = $2
       order by array_position(array['idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath', 'face'], name)`,
      [uid, version],
    );
    return rows;
  },
};

/** What they decide. */
const deciding = {
  async insertDecision(tx: Recorded, made: NewDecision): Promise<void> {
    const { uid, version, staffId, actor, actorName, decision, reasons, fields, comment } = made;
    await tx.query(
      `insert into kyc.decision (uid, version, staff_id, actor, actor_name, decision, reasons, fields, comment)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [uid, version, staffId, actor, actorName, decision, reasons, fields, comment],
    );
  },

  /** Nobody has it from now on. */
  async setState(tx: Recorded, { uid, version }: VersionKey, state: ReviewState): Promise<void> {
    await tx.query(
      `update kyc.review set state = $3, ${noClaim},
         decided_at = case when $3 = 'escalated' then null else platform.clock() end
       where uid = $1 and version = $2`,
      [uid, version, state],
    );
  },

  async setFlags(tx: Recorded, { uid, version }: VersionKey, flags: readonly KycFlag[]) {
    await tx.query('update kyc.review set flags = $3 where uid = $1 and version = $2', [
      uid,
      version,
      flags,
    ]);
  },

  /** Fills in what the reviewer read off the photo; what the player gave is sealed again as it was. */
  async setFields(tx: Recorded, { uid, version }: VersionKey, sealed: SealedFields) {
    await tx.query(
      `update kyc.submission set sealed_key = $3, sealed_fields = $4 where uid = $1 and version = $2`,
      [uid, version, sealed.sealedKey, sealed.sealedFields],
    );
  },
};

export function createDeskStore() {
  return {
    ...reading,
    ...deciding,
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
