import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { rankingFilters } from '../../features/promotions/ranking/ranking-filters.ts';
import { RankingPage } from '../../features/promotions/ranking/ranking-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/ranking')({
  staticData: { title: msg`Ranking`, permissions: ['promotions.read'] },
  validateSearch: searchReader(rankingFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: RankingPage,
});
