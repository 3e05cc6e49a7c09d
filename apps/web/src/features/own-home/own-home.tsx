import { useState } from 'react';
import { ReadyStrip } from '../../lib/ready/ready-strip.tsx';
import { useSession } from '../../lib/session/session.ts';
import { isNewcomer } from './first-day.ts';
import { FirstDayCard } from './first-day-card.tsx';

/** What the home page has for its player: the first steps of a newcomer, and what waits to be collected. */
export default function OwnHome() {
  const profile = useSession((session) => session.profile);
  const [openedAt] = useState(() => Date.now() / 1000);
  if (profile === null) return null;
  return (
    <>
      {isNewcomer(profile.created_at, openedAt) && <FirstDayCard profile={profile} />}
      <ReadyStrip />
    </>
  );
}
