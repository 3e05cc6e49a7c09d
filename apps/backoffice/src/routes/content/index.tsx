import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';

export const Route = createFileRoute('/content/')({
  beforeLoad: () => {
    const mayRead = useSession.getState().me?.permissions.has('content.read') ?? false;
    throw redirect({ to: mayRead ? '/content/announcements' : '/content/support' });
  },
});
