import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { figuresFilters } from '../../features/payments/figures/figures-filters.ts';
import { FiguresPage } from '../../features/payments/figures/figures-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/figures')({
  staticData: { title: msg`Figures of payments`, permissions: ['payments.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: FiguresPage,
});
