import { type KycFlag, kycFlagNames } from '@perya/contract/kyc/staff-flags';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { SealedFields, VersionKey } from '../record/seal-fields.ts';

export type DigestKind = 'id-number' | 'person' | 'surname';

export type UnreadVersion = VersionKey & SealedFields;

/** Another player's submission that is alike, the newest of that player. */
export interface AlikeSubmission extends VersionKey, SealedFields {
  status: KycStatus;
  by: KycFlag[];
}

/**
 * Bits in which two photos may differ and still be one picture: sent again in another size or quality it
 * differs in fewer, and two photos of one person differ in more. Seven is what the index finds.
 */
const photoDistanceMax = 6;
/** A picture of one colour has the hash of every other such picture. */
const photoBitsMin = 6;
/** Nobody looks at more. */
const alikeMax = 20;

/** Whether two rows of kyc.photo show one picture; what finds the second has the index of its parts. */
export const isSamePhoto = (found: string, own: string): string =>
  `${found}.hash_parts && ${own}.hash_parts
   and bit_count((${found}.hash # ${own}.hash)::bit(64)) <= ${photoDistanceMax}
   and bit_count(${own}.hash::bit(64)) between ${photoBitsMin} and 64 - ${photoBitsMin}`;

const alikeStatement = `with own as (
    select kind, digest from kyc.digest
    where uid = $1 and version = $2 and kind in ('id-number', 'person')
  ), found as (
    select d.uid, d.version, case d.kind when 'id-number' then 'same-id-number' else 'same-person' end as by
    from own join kyc.digest d on d.kind = own.kind and d.digest = own.digest
    where d.uid <> $1
    union all
    select p.uid, p.version, 'same-photo'
    from kyc.photo o join kyc.photo p on ${isSamePhoto('p', 'o')}
    where o.uid = $1 and o.version = $2 and p.uid <> $1
  ), alike as (
    select uid, max(version) as version, array_agg(distinct by) as by from found group by uid
    order by uid limit ${alikeMax}
  )
  select a.uid, a.version, a.by, kyc.status_of(a.uid) as status,
    s.sealed_key, s.sealed_fields
  from alike a join kyc.submission s on s.uid = a.uid and s.version = a.version
  order by a.uid`;

export function createScreeningStore(pool: pg.Pool) {
  return {
    /** Writes by what the submission is found; a kind without a digest is left alone. */
    async setDigest(
      tx: Recorded,
      { uid, version }: VersionKey,
      kind: DigestKind,
      digest: Buffer,
    ): Promise<void> {
      await tx.query(
        `insert into kyc.digest as held (uid, version, kind, digest) values ($1, $2, $3, $4)
         on conflict (uid, version, kind) do update set digest = excluded.digest`,
        [uid, version, kind, digest],
      );
    },

    /** Submissions of other players with the same ID, person or photo. */
    async listAlike(tx: Recorded, { uid, version }: VersionKey): Promise<AlikeSubmission[]> {
      const { rows } = await tx.query<AlikeSubmission>(alikeStatement, [uid, version]);
      return rows;
    },

    /** Adds to the flags of submissions that wait by what a new one is like them, in the order of the contract. */
    async flagAlike(tx: Recorded, alike: readonly AlikeSubmission[]): Promise<void> {
      for (const { uid, version, by } of alike) {
        await tx.query(
          `update kyc.review set flags = array(
             select name from unnest($4::text[]) with ordinality as known (name, place)
             where name = any (flags || $3::text[]) order by place)
           where uid = $1 and version = $2 and state in ('waiting', 'escalated') and not flags @> $3::text[]`,
          [uid, version, by, kycFlagNames],
        );
      }
    },

    /** Players with this ID, or of this family name. */
    async findByDigest(
      kind: 'id-number' | 'surname',
      digest: Buffer,
      limit: number,
    ): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select distinct uid from kyc.digest where kind = $1 and digest = $2
         order by uid limit $3`,
        [kind, digest, limit],
      );
      return rows.map(({ uid }) => uid);
    },

    /** Versions after that one which have fields and no digest of the family name: of before there was one. */
    async listWithoutSurname(
      { uid, version }: VersionKey,
      limit: number,
    ): Promise<UnreadVersion[]> {
      const { rows } = await pool.query<UnreadVersion>(
        `select s.uid, s.version, s.sealed_key, s.sealed_fields from kyc.submission s
         where (s.uid, s.version) > ($1, $2) and length(s.sealed_key) > 0
           and not exists (select from kyc.digest d
             where d.uid = s.uid and d.version = s.version and d.kind = 'surname')
         order by s.uid, s.version limit $3`,
        [uid, version, limit],
      );
      return rows;
    },

    /** Not where the version was erased meanwhile. */
    async keepSurname({ uid, version }: VersionKey, digest: Buffer): Promise<void> {
      await pool.query(
        `insert into kyc.digest (uid, version, kind, digest)
         select uid, version, 'surname', $3 from kyc.submission
         where uid = $1 and version = $2 and length(sealed_key) > 0 for share
         on conflict do nothing`,
        [uid, version, digest],
      );
    },
  };
}

export type ScreeningStore = ReturnType<typeof createScreeningStore>;
