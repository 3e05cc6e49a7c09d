import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginEntry } from '../../features/partner-entry/begin-entry.ts';
import { SecondMiniDoor } from '../../features/partner-entry/doors.tsx';

export const Route = createFileRoute('/(partners)/maya')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('maya', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: SecondMiniDoor,
});
