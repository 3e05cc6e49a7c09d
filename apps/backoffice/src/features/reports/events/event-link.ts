import type { EventPlace, SignificantEvent } from '@perya/contract/house/staff-calls/events';
import type { Permission } from '@perya/contract/staff/permissions';
import type { LinkProps } from '@tanstack/react-router';

const needed: Readonly<Record<EventPlace, Permission>> = {
  round: 'games.read',
  deposit: 'payments.read',
  withdrawal: 'payments.read',
  entry: 'audit.read',
  alarms: 'home.read',
  checks: 'ledger.read',
  controls: 'controls.read',
  program: 'releases.read',
};

/** Where more of it stands, for whoever may read that. */
export function linkOfEvent(
  { opens, uid }: Pick<SignificantEvent, 'opens' | 'uid'>,
  may: (permission: Permission) => boolean,
): LinkProps | null {
  if (opens === null || !may(needed[opens.place])) return null;
  const { place, id } = opens;
  switch (place) {
    case 'round':
      return { to: '/games/rounds/$uid/$id', params: { uid: uid ?? '', id } };
    case 'deposit':
      return { to: '/payments/deposits/$id', params: { id } };
    case 'withdrawal':
      return { to: '/payments/withdrawals/$id', params: { id } };
    case 'entry':
      return { to: '/audit/$seq', params: { seq: id } };
    case 'alarms':
      return { to: '/house/alarms' };
    case 'checks':
      return { to: '/house/checks' };
    case 'controls':
      return { to: '/house/controls' };
    case 'program':
      return { to: '/house/program' };
  }
}
