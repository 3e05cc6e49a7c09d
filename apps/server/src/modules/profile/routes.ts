import type { profileCalls } from '@perya/contract/profile/calls/profile';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { ProfileServices } from './dependencies.ts';
import { readProfile } from './read-profile.ts';

export function profileRoutes(services: ProfileServices): Handlers<typeof profileCalls> {
  return { getProfile: ({ uid }) => readProfile(services, uid) };
}
