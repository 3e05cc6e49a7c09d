import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginEntry } from '../../features/partner-entry/begin-entry.ts';
import { WalletAppDoor } from '../../features/partner-entry/doors.tsx';

export const Route = createFileRoute('/(partners)/gcash')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('ewallet', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: WalletAppDoor,
});
