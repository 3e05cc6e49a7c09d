import type { Readable } from 'node:stream';
import type { profileCalls } from '@perya/contract/profile/calls/profile';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { profileRoutes } from './routes.ts';
import type { ProfileServices } from './services.ts';
import { zipOwnData } from './zip-own-data.ts';

export interface Profile {
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
