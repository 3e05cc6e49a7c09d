import { useRouterState } from '@tanstack/react-router';
import { isGateShown } from '../features/terms-gate/gate-rules.ts';
import { useGate } from '../features/terms-gate/gate-state.ts';
import { sessionStore } from '../lib/browser/browser-stores.ts';
import { useModals } from '../lib/modals/open-modal.ts';
import { readPartner } from '../lib/session/partner.ts';

/** Whether the gate is shown; other overlays wait until it is passed. */
export function useIsGated(): boolean {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const hasProceeded = useGate((state) => state.hasProceeded);
  const isHeldBack = useModals(({ modals }) => modals.some((modal) => modal.isBeforeGate));
  return !isHeldBack && isGateShown({ path, partner: readPartner(sessionStore), hasProceeded });
}
