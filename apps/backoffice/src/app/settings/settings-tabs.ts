import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { useRouter } from '@tanstack/react-router';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';

interface SettingsTab {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly permission: Permission;
}

/** The parts of the room. One shows when its route exists and the person may use it. */
const tabs: readonly SettingsTab[] = [
  { path: '/settings/staff', title: msg`Staff`, permission: 'staff.read' },
  { path: '/settings/roles', title: msg`Roles`, permission: 'staff.read' },
  { path: '/settings/brands', title: msg`Brands`, permission: 'settings.read' },
  { path: '/settings/partners', title: msg`Partners`, permission: 'partners.read' },
  { path: '/settings/policies', title: msg`Policies`, permission: 'settings.read' },
  { path: '/settings/own', title: msg`My account`, permission: 'own.use' },
];

export function useSettingsTabs(): readonly SettingsTab[] {
  const router = useRouter();
  const may = useMay();
  return tabs.filter(({ path, permission }) => may(permission) && hasRoute(router, path));
}
