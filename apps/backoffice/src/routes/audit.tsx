import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { auditFilters } from '../features/audit/audit-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const AuditPage = lazyRouteComponent(() => import('../features/audit/audit-page.tsx'), 'AuditPage');
const EntryDrawer = lazyRouteComponent(
  () => import('../features/audit/entry-drawer.tsx'),
  'EntryDrawer',
);

const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  staticData: { title: msg`Audit`, permissions: ['audit.read'] },
  validateSearch: searchReader(auditFilters),
  loader: ({ context }) => context.loadMessages('audit'),
  component: withPage(AuditPage, function Audit() {
    return <AuditPage search={auditRoute.useSearch()} />;
  }),
});

const auditSeqRoute = createRoute({
  getParentRoute: () => auditRoute,
  path: '/$seq',
  staticData: { title: msg`Audit` },
  loader: ({ context }) => context.loadMessages('audit'),
  component: withPage(EntryDrawer, function Entry() {
    return <EntryDrawer seq={auditSeqRoute.useParams().seq} />;
  }),
});

const auditChainRoute = createRoute({
  getParentRoute: () => auditRoute,
  path: '/chain',
  staticData: { title: msg`Audit` },
  loader: ({ context }) => context.loadMessages('audit'),
  component: lazyRouteComponent(() => import('../features/audit/chain-drawer.tsx'), 'ChainDrawer'),
});

export const auditRoutes = [auditRoute.addChildren([auditSeqRoute, auditChainRoute])] as const;
