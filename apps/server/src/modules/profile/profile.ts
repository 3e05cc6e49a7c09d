import { Readable } from 'node:stream';
import type { profileCalls } from '@perya/contract/profile/calls/profile';
import type { DataFile } from '../../platform/files/data-file.ts';
import { writeZip } from '../../platform/files/zip-stream.ts';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { profileRoutes } from './routes.ts';
import type { ProfileServices } from './services.ts';

/** What every module knows of the player, one after the other. */
async function* gather(services: ProfileServices, uid: bigint): AsyncIterable<DataFile> {
  for (const { ownData } of Object.values(services)) {
    yield* ownData(uid);
  }
}

/** All that is known of a player in one archive, which is written while it is sent. */
function zipOwnData(services: ProfileServices, uid: bigint): Readable {
  return Readable.from(writeZip(gather(services, uid), new Date()));
}

interface Profile {
  /** All that is known of a player, as an archive. */
  zipOwnData(uid: bigint): Readable;
}

/** What several modules know of one player, in one answer. Stands on top, so that it may ask them all. */
export function createProfile(services: ProfileServices): Module<Profile, typeof profileCalls> {
  return {
    api: { zipOwnData: (uid) => zipOwnData(services, uid) },
    handlers: profileRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
