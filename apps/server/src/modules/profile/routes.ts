import type { profileCalls } from '@perya/contract/profile/calls/profile';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { readProfile } from './read-profile.ts';
import type { ProfileServices } from './services.ts';

export function profileRoutes(services: ProfileServices): Handlers<typeof profileCalls> {
  return { getProfile: ({ uid }) => readProfile(services, uid) };
}
