import {
  type AddressAnswer,
  addressForPlayer,
  addressForStaff,
  type StaffPurpose,
} from '../../../platform/files/private-address.ts';
import type { PlayerContext, StaffContext } from '../../../platform/http/context.ts';
import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { checkFiles } from './check-files.ts';
import { removeFiles } from './sweep-pictures.ts';
import type { Claimed } from './upload.store.ts';
import { keepPicture } from './upload-picture.ts';

/** What modules above do with pictures that lie in private. */
export interface Uploads {
  /**
   * Takes pictures of a player for good: they are swept no more, and can no longer be worn. Says of each
   * key what it is; whoever asks refuses `foreign` and `unknown`.
   */
  claim(tx: Recorded, uid: bigint, keys: readonly string[]): Promise<Claimed[]>;
  /** Keeps a picture that comes from elsewhere, as if the player had sent it; answers its key. Refuses FILE_REFUSED. */
  keep(uid: bigint, bytes: Buffer): Promise<string>;
  /** The picture, as WebP; null if it is gone. */
  read(key: string): Promise<Buffer | null>;
  /** Where the player who asks sees it for five minutes; whether it is theirs is for the caller to know. */
  addressForPlayer(context: PlayerContext, key: string): AddressAnswer;
  /** Where the member of staff who asks sees it for two minutes. */
  addressForStaff(context: StaffContext, key: string, purpose?: StaffPurpose): AddressAnswer;
  /** Gives up what was claimed. */
  giveUp(tx: Recorded, keys: readonly string[]): Promise<void>;
  /** Deletes the files of what was given up, after that was committed. */
  removeFiles(keys: readonly string[]): Promise<unknown>;
  /** Opens every file that must be there; `faults` says in words which cannot be. */
  check(): ReturnType<typeof checkFiles>;
}

export function uploadsOf(
  services: Pick<IdentityServices, 'pictures' | 'sealed' | 'uploads' | 'keyring'>,
): Uploads {
  const { sealed, uploads, keyring } = services;
  return {
    claim: uploads.claim,
    keep: (uid, bytes) => keepPicture(services, uid, bytes),
    read: sealed.read,
    addressForPlayer: (context, key) => addressForPlayer(keyring, context, 'own-document', key),
    addressForStaff: (context, key, purpose) => addressForStaff(keyring, context, key, purpose),
    giveUp: uploads.giveUpClaimed,
    removeFiles: (keys) => removeFiles(services, keys),
    check: () => checkFiles(services),
  };
}
