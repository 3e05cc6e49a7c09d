import { useRouterState } from '@tanstack/react-router';
import { useModals } from '../modals/open-modal.ts';
import { useSession } from '../session/session.ts';
import { isWalletAppUser } from '../session/wallet-app-user.ts';
import { isGateShown } from './gate-rules.ts';
import { useGate } from './gate-state.ts';

/** Whether the gate is shown; other overlays wait until it is passed. */
export function useIsGated(): boolean {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const hasProceeded = useGate((state) => state.hasProceeded);
  const isHeldByDoor = useGate((state) => state.isHeldBack);
  const isHeldByModal = useModals(({ modals }) => modals.some((modal) => modal.isBeforeGate));
  // A session that is opened or ended may change whose player this is.
  useSession((session) => session.token);
  if (isHeldByModal || isHeldByDoor) return false;
  return isGateShown({ path, isWalletAppUser: isWalletAppUser(), hasProceeded });
}
