import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { wantMessages } from '../lib/language/messages.ts';
import { latePart } from '../lib/page/late-part.tsx';

const games = latePart(async () => {
  const [{ HomeSections }] = await Promise.all([
    import('../features/lobby/home-sections.tsx'),
    wantMessages('lobby'),
  ]);
  return HomeSections;
});

const foot = latePart(async () => {
  const [{ HomeFoot }] = await Promise.all([
    import('../features/home-foot/home-foot.tsx'),
    wantMessages('home-foot'),
  ]);
  return HomeFoot;
});

/**
 * One element for ever: a part that was handed a new one before its code had come would be thrown away and drawn anew.
 * A boundary each, so that they are hydrated one after the other and not in one piece.
 */
const belowHero = (
  <>
    <Suspense fallback={<div className="home-waiting" />}>
      <games.Part />
    </Suspense>
    <Suspense>
      <foot.Part />
    </Suspense>
  </>
);

export const Route = createFileRoute('/')({
  // The first page is part of the first load: a chunk of its own would be one more round trip.
  codeSplitGroupings: [],
  loader: ({ context }) =>
    context.visit === null ? Promise.all([games.bring(), foot.bring()]) : undefined,
  component: () => <HomeScreen>{belowHero}</HomeScreen>,
});
