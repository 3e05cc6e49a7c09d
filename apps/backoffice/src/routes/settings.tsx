import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../app/settings/settings-frame.tsx';

export const Route = createFileRoute('/settings')({
  staticData: { title: msg`Settings` },
  component: SettingsFrame,
});
