import { isAnnouncedOn } from '../../features/announcements/is-announced-on.ts';
import { isGateShown } from '../../features/terms-gate/gate-rules.ts';
import { useGate } from '../../features/terms-gate/gate-state.ts';
import { sessionStore } from '../../lib/browser/browser-stores.ts';
import { loadMessages } from '../../lib/language/messages.ts';
import { readPartner } from '../../lib/session/partner.ts';
import type { AppRouter } from '../router.tsx';

/** Shows announcements to whoever comes; code and messages are loaded when the page is idle. */
export async function offerAnnouncements(router: AppRouter): Promise<void> {
  const isQuiet = () => {
    const path = router.state.location.pathname;
    const { hasProceeded } = useGate.getState();
    const isGated = isGateShown({ path, partner: readPartner(sessionStore), hasProceeded });
    const isOver = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]');
    return isAnnouncedOn(path) && !isGated && isOver === null;
  };
  const onChange = (listener: () => void) => {
    router.subscribe('onResolved', listener);
    useGate.subscribe(listener);
    // Whatever stands over the page is put at the end of its body.
    new MutationObserver(listener).observe(document.body, { childList: true });
  };
  await loadMessages('announcements');
  const { startAnnouncements } = await import(
    '../../features/announcements/start-announcements.ts'
  );
  startAnnouncements({ isQuiet, onChange });
}
