import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { promotionsFilters } from '../../features/promotions/list/promotions-filters.ts';
import { PromotionsPage } from '../../features/promotions/list/promotions-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/list')({
  staticData: { title: msg`Promotions`, permissions: ['promotions.read'] },
  validateSearch: searchReader(promotionsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: PromotionsPage,
});
