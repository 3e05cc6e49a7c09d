import { lazy, Suspense } from 'react';
import { loadMessages } from '../../lib/language/messages.ts';

const BoxLayer = lazy(async () => {
  await loadMessages('mystery-box');
  return import('../../features/mystery-box/box-layer.tsx');
});

const AgreementLayer = lazy(async () => {
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
