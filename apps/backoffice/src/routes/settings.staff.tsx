import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { staffFilters } from '../features/staff/staff-filters.ts';
import { StaffPage } from '../features/staff/staff-page.tsx';
import { searchReader } from '../lib/list/filters.ts';

export const Route = createFileRoute('/settings/staff')({
  staticData: { title: msg`Staff`, permissions: ['staff.read'] },
  validateSearch: searchReader(staffFilters),
  loader: ({ context }) => context.loadMessages('staff'),
  component: StaffPage,
});
