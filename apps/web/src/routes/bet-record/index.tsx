import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BetRecordPage } from '../../features/bet-record/bet-record-page.tsx';

export const Route = createFileRoute('/bet-record/')({
  staticData: { page: { title: msg`Bet records` } },
  loader: ({ context }) => context.loadMessages('bet-record'),
  component: BetRecordPage,
});
