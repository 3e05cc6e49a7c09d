import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionsFrame } from '../../features/promotions/promotions-frame.tsx';

export const Route = createFileRoute('/promotions')({
  staticData: { title: msg`Promotions`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: PromotionsFrame,
});
