import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BonusesPage } from '../../features/bonuses/bonuses-page.tsx';

export const Route = createFileRoute('/my_/bonuses')({
  staticData: { page: { title: msg`My bonuses` } },
  loader: ({ context }) => context.loadMessages('bonuses'),
  component: BonusesPage,
});
