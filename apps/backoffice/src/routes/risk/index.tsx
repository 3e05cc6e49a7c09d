import type { Permission } from '@perya/contract/staff/permissions';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';

const may = (permission: Permission) =>
  useSession.getState().me?.permissions.has(permission) ?? false;

export const Route = createFileRoute('/risk/')({
  beforeLoad: () => {
    throw redirect({
      to: may('wins.read') && !may('limits.read') ? '/risk/wins' : '/risk/limits',
    });
  },
});
