import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { conversationsFilters } from '../../features/support/conversations/conversations-filters.ts';
import { ConversationsPage } from '../../features/support/conversations/conversations-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/support')({
  staticData: { title: msg`Conversations`, permissions: ['support.read'] },
  validateSearch: searchReader(conversationsFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: ConversationsPage,
});
