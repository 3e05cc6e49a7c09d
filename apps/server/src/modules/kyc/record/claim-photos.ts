import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { KycServices } from '../services.ts';
import type { Photos } from './fields.ts';
import type { ClaimedPhoto } from './photo.ts';

/** A key of another player: more than a mistake. */
export class ForeignPhoto extends Refusal {
  constructor() {
    super('FILE_UNKNOWN');
  }
}

/** Takes the pictures of a submission for good. Each serves one purpose, in this version and in those before. */
export async function claimPhotos(
  { identity, submissions }: Pick<KycServices, 'identity' | 'submissions'>,
  tx: Recorded,
  uid: bigint,
  photos: Photos,
): Promise<ClaimedPhoto[]> {
  const given = Object.entries(photos) as [PhotoName, string][];
  const keys = given.map(([, key]) => key);
  if (new Set(keys).size < keys.length) throw new Refusal('KYC_PHOTO_USED');
  const claimed = await identity.uploads.claim(tx, uid, keys);
  if (claimed.some(({ state }) => state === 'foreign')) throw new ForeignPhoto();
  if (claimed.some(({ state }) => state === 'unknown')) throw new Refusal('FILE_UNKNOWN');
  if (claimed.some(({ isDocument }) => isDocument === false)) throw new Refusal('KYC_PHOTO_FORMAT');
  const earlier = await submissions.listUses(tx, uid, keys);
  const hashes = new Map(claimed.map(({ key, hash }) => [key, hash]));
  return given.map(([name, key]) => {
    const isElsewhere = earlier.some((use) => use.key === key && use.name !== name);
    if (isElsewhere) throw new Refusal('KYC_PHOTO_USED');
    return { name, key, hash: hashes.get(key) ?? null };
  });
}
