import { isAnnouncedOn } from '../../features/announcements/is-announced-on.ts';
import { mayInterrupt, onTurn } from '../../lib/interruptions/interruptions.ts';
import { loadMessages } from '../../lib/language/messages.ts';
import { isWalletAppUser } from '../../lib/session/wallet-app-user.ts';
import { isGateShown } from '../../lib/terms-gate/gate-rules.ts';
import { useGate } from '../../lib/terms-gate/gate-state.ts';
import type { AppRouter } from '../router.tsx';

/** Shows announcements to whoever comes; code and messages are loaded when the page is idle and one may be shown. */
export async function offerAnnouncements(router: AppRouter): Promise<void> {
  const isPlace = () => {
    const path = router.state.location.pathname;
    const { hasProceeded } = useGate.getState();
    const isGated = isGateShown({ path, isWalletAppUser: isWalletAppUser(), hasProceeded });
    return isAnnouncedOn(path) && !isGated;
  };
  const isQuiet = () => {
    const over = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]');
    return isPlace() && over === null;
  };
  const onChange = (listener: () => void) => {
    const leaveRouter = router.subscribe('onResolved', listener);
    const leaveGate = useGate.subscribe(listener);
    const leaveTurns = onTurn(listener);
    // Whatever stands over the page is put at the end of its body.
    const body = new MutationObserver(listener);
    body.observe(document.body, { childList: true });
    return () => {
      leaveRouter();
      leaveGate();
      leaveTurns();
      body.disconnect();
    };
  };
  // Behind the regulator's gate, which may stay open for long, none is shown. What else stands over the page, such as
  // the gate itself until it is taken away, is looked at later.
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isPlace()) return;
      leave();
      resolve();
    };
    const leave = onChange(look);
    look();
  });
  await loadMessages('announcements');
  const { startAnnouncements } = await import(
    '../../features/announcements/start-announcements.ts'
  );
  startAnnouncements({ isQuiet, isItsTurn: () => mayInterrupt('announcement'), onChange });
}
