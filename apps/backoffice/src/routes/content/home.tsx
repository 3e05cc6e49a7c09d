import { msg } from '@lingui/core/macro';
import { homeTags } from '@perya/contract/content/staff-calls/home';
import { createFileRoute } from '@tanstack/react-router';
import { HomePagesPage } from '../../features/home-pages/home-pages-page.tsx';
import { searchReader, tabFilter } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/home')({
  staticData: { title: msg`Home pages`, permissions: ['content.read'] },
  validateSearch: searchReader({ tag: tabFilter(...homeTags) }),
  loader: ({ context }) => context.loadMessages('home-pages'),
  component: HomePagesPage,
});
