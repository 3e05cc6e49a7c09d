import { Workbox } from 'workbox-window';
import { useAppUpdate } from './app-update.ts';

/** Makes the app installable and keeps its files at hand; a newer version is offered, never forced. */
export function registerServiceWorker(): void {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    useAppUpdate.setState({ apply: () => worker.messageSkipWaiting() });
  });
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) window.location.reload();
  });
  // Whoever looks at the app has no need of the number on its icon.
  navigator.clearAppBadge?.().catch(() => undefined);
  // A browser may refuse it, as in a private window: the app then works online alone.
  worker.register().catch(() => undefined);
}
