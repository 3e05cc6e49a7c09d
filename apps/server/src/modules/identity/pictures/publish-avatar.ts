import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';

type PublishServices = Pick<IdentityServices, 'pictures' | 'sealed' | 'uploads'>;

/** A picture that is about to be worn. */
export interface ChosenAvatar {
  /** Under which everybody will find it. */
  key: string;
  /** Makes it the player's; refuses FILE_UNKNOWN if it was never theirs, or was used meanwhile. */
  wear(tx: Recorded): Promise<void>;
  /** For a change that did not happen. */
  forget(): Promise<void>;
}

/** One that was published before. A path is never believed: the row alone says whose it is. */
function wornBefore({ uploads }: PublishServices, uid: bigint, key: string): ChosenAvatar {
  return {
    key,
    async wear(tx) {
      if (!(await uploads.wear(tx, uid, key))) throw new Refusal('FILE_UNKNOWN');
    },
    forget: async () => {},
  };
}

/** Whatever is sent is private; what the player chooses as avatar is drawn small, for everybody to see. */
export async function publishAvatar(
  services: PublishServices,
  uid: bigint,
  chosen: string,
): Promise<ChosenAvatar> {
  const { pictures, sealed, uploads } = services;
  if (chosen.startsWith('avatars/')) return wornBefore(services, uid, chosen);
  const photo = (await uploads.isStaged(uid, chosen)) ? await sealed.read(chosen) : null;
  if (photo === null) throw new Refusal('FILE_UNKNOWN');
  // Drawn before the transaction, which holds the player's row.
  const key = pictures.newKey('avatars', uid);
  const bytes = await pictures.keep(key, photo);
  return {
    key,
    async wear(tx) {
      if (!(await uploads.holdStaged(tx, uid, chosen))) throw new Refusal('FILE_UNKNOWN');
      await uploads.insertPublished(tx, { key, uid, bytes });
      await uploads.wear(tx, uid, key);
    },
    forget: () => pictures.remove(key),
  };
}
