import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadMessages } from '../lib/language/messages.ts';
import { readPartner } from '../lib/session/partner.ts';
import { useIsGated } from '../lib/terms-gate/use-is-gated.ts';
import { ToastLayer, useHasToast } from './overlays/toasts.ts';

/** The timeout for pictures that never load. */
const settleMaxMs = 3000;

const TermsGate = lazy(async () => {
  const [gate] = await Promise.all([
    import('../features/terms-gate/terms-gate.tsx'),
    loadMessages('terms-gate'),
  ]);
  return gate;
});

/** True once the first page and its pictures have loaded: the gate must not compete for bandwidth. */
function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const settle = () => setHasSettled(true);
    if (document.readyState === 'complete') return settle();
    const timer = setTimeout(settle, settleMaxMs);
    addEventListener('load', settle, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', settle);
    };
  }, []);
  return hasSettled;
}

/** The regulator's gate over every page, until it is passed and again after each logout. [M-008 M-230] */
export function GateLayer() {
  const isGated = useIsGated();
  const hasSettled = useHasSettled();
  const hasToast = useHasToast();
  if (!isGated || !hasSettled) return null;
  return (
    <Suspense>
      <TermsGate partner={readPartner(sessionStore)}>
        {/* Waits by itself: with the gate, the gate would be taken away until the first toast's code is there. */}
        <Suspense>{hasToast && <ToastLayer />}</Suspense>
      </TermsGate>
    </Suspense>
  );
}
