import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { figuresFilters } from '../../features/kyc/figures/figures-filters.ts';
import { FiguresPage } from '../../features/kyc/figures/figures-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/kyc/figures')({
  staticData: { title: msg`Figures of the identity check`, permissions: ['kyc.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: FiguresPage,
});
