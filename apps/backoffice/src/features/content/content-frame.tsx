import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { type LinkProps, Outlet } from '@tanstack/react-router';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import './content.css';

const activeOptions = { includeSearch: false } as const;

/** The room of content: what players read and are shown. Everybody sees the parts they may use. */
export function ContentFrame() {
  const { t } = useLingui();
  const may = useMay();
  const tab = (label: string, to: LinkProps['to'], permission: Permission) =>
    may(permission) ? [{ label, link: { to, activeOptions } as LinkProps }] : [];
  const tabs = [
    ...tab(t`Announcements`, '/content/announcements', 'content.read'),
    ...tab(t`Home pages`, '/content/home', 'content.read'),
    ...tab(t`Documents`, '/content/documents', 'content.read'),
    ...tab(t`Help`, '/content/help', 'content.read'),
    ...tab(t`News`, '/content/news', 'content.read'),
    ...tab(t`Campaigns`, '/content/campaigns', 'campaigns.read'),
  ];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Content`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
