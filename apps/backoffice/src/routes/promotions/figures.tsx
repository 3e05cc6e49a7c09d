import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { figuresFilters } from '../../features/promotions/figures/figures-filters.ts';
import { FiguresPage } from '../../features/promotions/figures/figures-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/figures')({
  staticData: { title: msg`Figures of promotions`, permissions: ['promotions.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: FiguresPage,
});
