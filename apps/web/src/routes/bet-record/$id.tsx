import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BetDetailPage } from '../../features/bet-record/bet-detail-page.tsx';

function BetDetail() {
  const { id } = Route.useParams();
  return <BetDetailPage key={id} id={id} />;
}

export const Route = createFileRoute('/bet-record/$id')({
  staticData: { page: { title: msg`Bet records` } },
  loader: ({ context }) => context.loadMessages('bet-record'),
  component: BetDetail,
});
