import { Suspense } from 'react';
import { loadMessages } from '../../lib/language/messages.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';

const BoxLayer = lazyWithRetry(async () => {
  await loadMessages('mystery-box');
  return import('../../features/mystery-box/box-layer.tsx');
});

const AgreementLayer = lazyWithRetry(async () => {
  await loadMessages('agreements');
  return import('../../features/agreements/agreement-layer.tsx');
});

const OpenRounds = lazyWithRetry(() => import('../../features/lobby/grid/open-rounds.tsx'));

/** What stands over the pages of a player who is logged in. Each waits for its own code: a box that does not come must not hold up an agreement. */
export default function PlayerLayer() {
  return (
    <>
      <Suspense>
        <BoxLayer />
      </Suspense>
      <Suspense>
        <AgreementLayer />
      </Suspense>
      <Suspense>
        <OpenRounds />
      </Suspense>
    </>
  );
}
