import type { Member } from './accounts/members.store.ts';
import type { OpenSession } from './sessions/session.store.ts';

export const unixSecondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function presentSession(session: OpenSession, currentId: string | null) {
  return {
    id: session.id,
    device: session.deviceName,
    address: session.address,
    created_at: unixSecondsOf(session.createdAt),
    last_seen_at: unixSecondsOf(session.lastSeenAt),
    ends_at: unixSecondsOf(session.endsAt),
    is_current: session.id === currentId,
  };
}

export function presentMember(member: Member) {
  const { id, email, name, role, state, sessions, lastSeenAt, invitedUntil } = member;
  return {
    id: String(id),
    email,
    name,
    role,
    state,
    created_at: unixSecondsOf(member.createdAt),
    last_seen_at: lastSeenAt && unixSecondsOf(lastSeenAt),
    sessions,
    invited_until: invitedUntil && unixSecondsOf(invitedUntil),
  };
}
