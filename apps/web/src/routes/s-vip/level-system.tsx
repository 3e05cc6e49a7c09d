import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LevelSystemPage } from '../../features/vip/level-system-page.tsx';

export const Route = createFileRoute('/s-vip/level-system')({
  staticData: { page: { title: msg`Level system` } },
  loader: ({ context }) => context.loadMessages('vip'),
  component: LevelSystemPage,
});
