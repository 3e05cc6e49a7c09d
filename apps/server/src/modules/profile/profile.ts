import type { profileCalls } from '@perya/contract/calls/profile';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import type { ProfileServices } from './dependencies.ts';
import { profileRoutes } from './routes.ts';

type Profile = Module<Record<never, never>, typeof profileCalls>;

/** What several modules know of one player, in one answer. Stands on top, so that it may ask them all. */
export function createProfile({ identity, kyc }: ProfileServices): Profile {
  const services: ProfileServices = { identity, kyc };
  return { door: {}, handlers: profileRoutes(services), jobs: noJobs, close: nothingToClose };
}
