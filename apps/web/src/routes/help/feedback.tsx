import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myFeedbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/feedback',
  staticData: { page: { title: msg`Feedback` } },
  loader: ({ context }) => context.loadMessages('feedback'),
  component: lazyRouteComponent(
    () => import('../../features/feedback/feedback-page.tsx'),
    'FeedbackPage',
  ),
});

export const feedbackRoutes = [myFeedbackRoute] as const;
