import { useLingui } from '@lingui/react/macro';
import { type LinkProps, Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import { useSettingsTabs } from './settings-tabs.ts';

/** The room of the settings: its parts above, the open one below. */
export function SettingsFrame() {
  const { t } = useLingui();
  const tabs = useSettingsTabs().map(({ path, title }) => ({
    label: t(title),
    link: { to: path } as LinkProps,
  }));
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4 pt-1">
        <UrlTabs label={t`Settings`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
