import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../dependencies.ts';
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
  /** Gives up what was claimed. */
  giveUp(tx: Recorded, keys: readonly string[]): Promise<void>;
  /** Deletes the files of what was given up, after that was committed. */
  removeFiles(keys: readonly string[]): Promise<unknown>;
}

export function uploadsOf(
  services: Pick<IdentityServices, 'pictures' | 'sealed' | 'uploads'>,
): Uploads {
  const { sealed, uploads } = services;
  return {
    claim: uploads.claim,
    keep: (uid, bytes) => keepPicture(services, uid, bytes),
    read: sealed.read,
    giveUp: uploads.giveUpClaimed,
    removeFiles: (keys) => removeFiles(services, keys),
  };
}
