import type pg from 'pg';
import type { Linker } from '../../../platform/lists/linker.ts';
import { isSamePhoto } from './screening.store.ts';

/** Whoever was turned down with an ID does not count: it may be this player's own, in the wrong hands. */
const sameId = `select distinct other.uid from kyc.digest own
  join kyc.digest other on other.kind = own.kind and other.digest = own.digest and other.uid <> own.uid
  where own.uid = $1 and own.kind = 'id-number' and not kyc.is_turned_down(other.uid, other.version)
  order by other.uid limit $2`;

const samePhoto = `select distinct p.uid from kyc.photo o join kyc.photo p on ${isSamePhoto('p', 'o')}
  where o.uid = $1 and p.uid <> $1 order by p.uid limit $2`;

/** Who has shown the same ID or the same photo. */
export function kycLinkers(pool: pg.Pool): readonly Linker[] {
  const findBy = (statement: string) => async (uid: bigint, limit: number) => {
    const { rows } = await pool.query<{ uid: bigint }>(statement, [uid, limit]);
    return rows.map((row) => row.uid);
  };
  const permission = 'kyc.read';
  return [
    { kind: 'id', permission, find: findBy(sameId) },
    { kind: 'photo', permission, find: findBy(samePhoto) },
  ];
}
