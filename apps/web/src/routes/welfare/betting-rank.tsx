import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RankingPage } from '../../features/welfare/ranking/ranking-page.tsx';

export const Route = createFileRoute('/welfare/betting-rank')({
  staticData: { page: { title: msg`Slot Betting Rankings` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: RankingPage,
});
