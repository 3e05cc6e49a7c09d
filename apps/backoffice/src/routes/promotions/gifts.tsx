import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { giftsFilters } from '../../features/promotions/gifts/gifts-filters.ts';
import { GiftsPage } from '../../features/promotions/gifts/gifts-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/gifts')({
  staticData: { title: msg`Gifts`, permissions: ['promotions.read'] },
  validateSearch: searchReader(giftsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: GiftsPage,
});
