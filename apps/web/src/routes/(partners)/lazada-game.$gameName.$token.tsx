import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginEntry } from '../../features/partner-entry/begin-entry.ts';
import { ShoppingGameDoor } from '../../features/partner-entry/doors.tsx';

function Door() {
  return <ShoppingGameDoor {...Route.useParams()} />;
}

export const Route = createFileRoute('/(partners)/lazada-game/$gameName/$token')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: Door,
});
