import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StartPage } from '../app/start-page.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: msg`Home` },
  component: StartPage,
});
