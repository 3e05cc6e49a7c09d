import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionCase } from '../../features/promotions/case/promotion-case.tsx';

export const Route = createFileRoute('/promotions/list/$id')({
  staticData: { title: msg`Promotion`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: PromotionCase,
});
