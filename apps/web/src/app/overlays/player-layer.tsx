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

/** What stands over the pages of a player who is logged in. */
export default function PlayerLayer() {
  return (
    <Suspense>
      <BoxLayer />
      <AgreementLayer />
    </Suspense>
  );
}
