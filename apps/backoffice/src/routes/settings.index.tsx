import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FirstSettings } from '../app/settings/first-settings.tsx';

export const Route = createFileRoute('/settings/')({
  staticData: { title: msg`Settings` },
  component: FirstSettings,
});
