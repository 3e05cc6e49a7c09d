import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { conversationsFilters } from '../features/support/conversations/conversations-filters.ts';
import { feedbackFilters } from '../features/support/feedback/feedback-filters.ts';
import { timesFilters } from '../features/support/times/times-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const supportRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/support',
  staticData: { title: msg`Support`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/support-frame.tsx'),
    'SupportFrame',
  ),
});

const supportIndexRoute = createRoute({
  getParentRoute: () => supportRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/support/conversations' });
  },
});

const supportAnswersRoute = createRoute({
  getParentRoute: () => supportRouteRoute,
  path: '/answers',
  staticData: { title: msg`Canned replies`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/answers/answers-page.tsx'),
    'AnswersPage',
  ),
});

const supportFeedbackRoute = createRoute({
  getParentRoute: () => supportRouteRoute,
  path: '/feedback',
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  validateSearch: searchReader(feedbackFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/feedback/feedback-page.tsx'),
    'FeedbackPage',
  ),
});

const supportConversationsRoute = createRoute({
  getParentRoute: () => supportRouteRoute,
  path: '/conversations',
  staticData: { title: msg`Conversations`, permissions: ['support.read'] },
  validateSearch: searchReader(conversationsFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/conversations/conversations-page.tsx'),
    'ConversationsPage',
  ),
});

const supportFeedbackIdRoute = createRoute({
  getParentRoute: () => supportFeedbackRoute,
  path: '/$id',
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/feedback/feedback-case.tsx'),
    'FeedbackCase',
  ),
});

const supportConversationsUidRoute = createRoute({
  getParentRoute: () => supportConversationsRoute,
  path: '/$uid',
  staticData: { title: msg`Conversation`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/conversations/conversation-case.tsx'),
    'ConversationCase',
  ),
});

const supportTimesRoute = createRoute({
  getParentRoute: () => supportRouteRoute,
  path: '/times',
  staticData: { title: msg`Response times`, permissions: ['support.read'] },
  validateSearch: searchReader(timesFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../features/support/times/times-page.tsx'),
    'TimesPage',
  ),
});

export const supportRoutes = [
  supportRouteRoute.addChildren([
    supportIndexRoute,
    supportConversationsRoute.addChildren([supportConversationsUidRoute]),
    supportFeedbackRoute.addChildren([supportFeedbackIdRoute]),
    supportAnswersRoute,
    supportTimesRoute,
  ]),
] as const;
