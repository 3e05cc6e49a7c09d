import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { type LinkProps, Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

interface SettingsTab {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly permission: Permission;
}

/** The parts of the room. One shows when its route exists and the person may use it. */
const tabs: readonly SettingsTab[] = [
  { path: '/settings/staff', title: msg`Staff`, permission: 'staff.read' },
  { path: '/settings/roles', title: msg`Roles`, permission: 'staff.read' },
  { path: '/settings/sessions', title: msg`Who is in`, permission: 'staff.read' },
  { path: '/settings/activity', title: msg`Activity`, permission: 'staff.read' },
  { path: '/settings/brands', title: msg`Brands`, permission: 'settings.read' },
  { path: '/settings/branches', title: msg`Branches`, permission: 'settings.read' },
  { path: '/settings/partners', title: msg`Partners`, permission: 'partners.read' },
  { path: '/settings/vip', title: msg`VIP levels`, permission: 'promotions.read' },
  { path: '/settings/policies', title: msg`Policies`, permission: 'settings.read' },
  { path: '/settings/configuration', title: msg`Configuration`, permission: 'configuration.read' },
  { path: '/settings/opening', title: msg`Opening`, permission: 'doors.read' },
  { path: '/settings/own', title: msg`My account`, permission: 'own.use' },
];

function useSettingsTabs(): readonly SettingsTab[] {
  const router = useRouter();
  const may = useMay();
  return tabs.filter(({ path, permission }) => may(permission) && hasRoute(router, path));
}

/** The room of the settings: its parts above, the open one below. */
export function SettingsFrame() {
  const { t } = useLingui();
  const tabs = useSettingsTabs().map(({ path, title }) => ({
    label: t(title),
    link: { to: path } as LinkProps,
  }));
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Settings`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}

/** Leads on to the first part that the person may use. */
export function FirstSettings() {
  const [first] = useSettingsTabs();
  return first ? <Navigate to={first.path} replace /> : null;
}
