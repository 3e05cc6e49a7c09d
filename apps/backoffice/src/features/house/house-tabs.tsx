import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { Navigate } from '@tanstack/react-router';
import { useMay } from '../../lib/session/session.ts';
import { type UrlTab, UrlTabs } from '../../lib/show/url-tabs.tsx';

/** What runs the house, as far as one may see it. */
function useHouseTabs(): readonly UrlTab[] {
  const { t } = useLingui();
  const may = useMay();
  const tabs: readonly (UrlTab & { needs: Permission })[] = [
    { label: t`Alarms`, link: { to: '/house/alarms' }, needs: 'home.read' },
    { label: t`Health`, link: { to: '/house/health' }, needs: 'home.read' },
    { label: t`Switches`, link: { to: '/house/switches' }, needs: 'games.read' },
    { label: t`Checks`, link: { to: '/house/checks' }, needs: 'ledger.read' },
    { label: t`Controls`, link: { to: '/house/controls' }, needs: 'controls.read' },
    { label: t`Program`, link: { to: '/house/program' }, needs: 'releases.read' },
    { label: t`Notices`, link: { to: '/house/notices' }, needs: 'notices.publish' },
    { label: t`Failed messages`, link: { to: '/house/letters' }, needs: 'letters.read' },
  ];
  return tabs.filter(({ needs }) => may(needs));
}

/** The parts of the room *Operations*. */
export function HouseTabs() {
  const { t } = useLingui();
  return (
    <div className="px-4">
      <UrlTabs label={t`Parts of the house`} tabs={useHouseTabs()} />
    </div>
  );
}

/** The room opens with the first part that one may see. */
export function OperationsPage() {
  const [first] = useHouseTabs();
  return first ? <Navigate {...(first.link as { to: string })} replace /> : null;
}
