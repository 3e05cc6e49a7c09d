import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { auditFilters } from '../features/audit/audit-filters.ts';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { searchReader } from '../lib/list/filters.ts';

export const Route = createFileRoute('/audit')({
  staticData: { title: msg`Audit`, permissions: ['audit.read'] },
  validateSearch: searchReader(auditFilters),
  loader: ({ context }) => context.loadMessages('audit'),
  component: function Audit() {
    return <AuditPage search={Route.useSearch()} />;
  },
});
