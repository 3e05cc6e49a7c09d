import { msg } from '@lingui/core/macro';
import { findSection } from '@perya/contract/rules/game-sections';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SectionPage } from '../../../features/lobby/section-page.tsx';

function Section() {
  const section = findSection(Route.useParams().sectionId);
  return section === null ? null : <SectionPage key={section} section={section} />;
}

export const Route = createFileRoute('/s-game/sections/$sectionId')({
  staticData: { page: { title: msg`Games` } },
  beforeLoad: ({ context, params }) => {
    // The server cannot redirect here, so it renders no section.
    if (context.visit === null || findSection(params.sectionId) !== null) return;
    throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => context.loadMessages('lobby'),
  component: Section,
});
