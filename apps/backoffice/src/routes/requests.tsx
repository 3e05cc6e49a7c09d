import { msg } from '@lingui/core/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { requestsFilters } from '../features/requests/requests-filters.ts';
import { RequestsPage } from '../features/requests/requests-page.tsx';
import { searchReader } from '../lib/list/filters.ts';
import { useSession } from '../lib/session/session.ts';

const may = (permission: Permission) =>
  useSession.getState().me?.permissions.has(permission) ?? false;
const readSearch = searchReader(requestsFilters);

export const Route = createFileRoute('/requests')({
  staticData: { title: msg`Requests`, permissions: ['requests.read'] },
  // The address always says which tab is open.
  validateSearch: (given: Record<string, unknown>) => {
    const read = readSearch(given);
    return { ...read, box: read.box ?? (may('requests.decide') ? 'waiting' : 'mine') };
  },
  loader: ({ context }) => context.loadMessages('requests'),
  component: RequestsPage,
});
