import type { Profile } from '@perya/contract/profile/calls/profile';

const firstDaySeconds = 24 * 3600;

/** On the first day, before the first level, the steps on home lead: what the house has to say waits behind the bell. */
export function isFirstDay(
  profile: Pick<Profile, 'created_at' | 'vip'> | null,
  nowSeconds: number,
): boolean {
  return profile?.vip === 0 && nowSeconds - profile.created_at < firstDaySeconds;
}
