import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

/** The catalogue alone, with no game beside it. */
export const Route = createFileRoute('/games/_catalogue/')({
  staticData: { title: msg`Games` },
  loader: ({ context }) => context.loadMessages('games'),
  component: () => null,
});
