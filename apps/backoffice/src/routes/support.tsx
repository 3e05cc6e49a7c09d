import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conversationsFilters } from '../features/support/conversations/conversations-filters.ts';
import { feedbackFilters } from '../features/support/feedback/feedback-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { contentRouteRoute } from './content.tsx';

const contentAnswersRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/answers',
  staticData: { title: msg`Canned replies`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/answers/answers-page.tsx'),
    'AnswersPage',
  ),
});

const contentFeedbackRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/feedback',
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  validateSearch: searchReader(feedbackFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/feedback/feedback-page.tsx'),
    'FeedbackPage',
  ),
});

const contentSupportRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/support',
  staticData: { title: msg`Conversations`, permissions: ['support.read'] },
  validateSearch: searchReader(conversationsFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/conversations/conversations-page.tsx'),
    'ConversationsPage',
  ),
});

const contentFeedbackIdRoute = createRoute({
  getParentRoute: () => contentFeedbackRoute,
  path: '/$id',
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/feedback/feedback-case.tsx'),
    'FeedbackCase',
  ),
});

const contentSupportUidRoute = createRoute({
  getParentRoute: () => contentSupportRoute,
  path: '/$uid',
  staticData: { title: msg`Conversation`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/conversations/conversation-case.tsx'),
    'ConversationCase',
  ),
});

export const supportInContentRoute = [
  contentAnswersRoute,
  contentFeedbackRoute.addChildren([contentFeedbackIdRoute]),
  contentSupportRoute.addChildren([contentSupportUidRoute]),
] as const;
