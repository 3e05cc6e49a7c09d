import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { useMay } from '../../lib/session/session.ts';
import { type UrlTab, UrlTabs } from '../../lib/show/url-tabs.tsx';

/** The parts of the house that one may see. */
export function HouseTabs() {
  const { t } = useLingui();
  const may = useMay();
  const tabs: readonly (UrlTab & { needs: Permission })[] = [
    { label: t`Now`, link: { to: '/', activeOptions: { exact: true } }, needs: 'home.read' },
    { label: t`Alarms`, link: { to: '/house/alarms' }, needs: 'home.read' },
    { label: t`Switches`, link: { to: '/house/switches' }, needs: 'games.read' },
    { label: t`Checks`, link: { to: '/house/checks' }, needs: 'ledger.read' },
    { label: t`Controls`, link: { to: '/house/controls' }, needs: 'controls.read' },
    { label: t`Notices`, link: { to: '/house/notices' }, needs: 'notices.publish' },
    { label: t`Failed messages`, link: { to: '/house/letters' }, needs: 'letters.read' },
  ];
  return (
    <div className="px-4">
      <UrlTabs label={t`Parts of the house`} tabs={tabs.filter(({ needs }) => may(needs))} />
    </div>
  );
}
