import { seconds } from '../../platform/wire-time.ts';
import type { Member } from './accounts/members.store.ts';
import type { OpenSession } from './sessions/session.store.ts';

export function presentSession(session: OpenSession, currentId: string | null) {
  return {
    id: session.id,
    device: session.deviceName,
    address: session.address,
    created_at: seconds(session.createdAt),
    last_seen_at: seconds(session.lastSeenAt),
    ends_at: seconds(session.endsAt),
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
    created_at: seconds(member.createdAt),
    last_seen_at: seconds(lastSeenAt),
    sessions,
    invited_until: seconds(invitedUntil),
    ends_at: seconds(member.endsAt),
    networks: member.networks,
  };
}
