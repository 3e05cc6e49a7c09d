import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginEntry } from '../../features/partner-entry/begin-entry.ts';
import { BrowserDoor } from '../../features/partner-entry/doors.tsx';

export const Route = createFileRoute('/(partners)/MY')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada-h5', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: BrowserDoor,
});
