import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConversationCase } from '../../features/support/conversations/conversation-case.tsx';

export const Route = createFileRoute('/content/support/$uid')({
  staticData: { title: msg`Conversation`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: ConversationCase,
});
