import { registerSW } from 'virtual:pwa-register';
import { useAppUpdate } from './app-update.ts';

/** Makes the app installable and keeps its files at hand; a newer version is offered, never forced. */
export function registerServiceWorker(): void {
  const update = registerSW({
    onNeedRefresh: () => useAppUpdate.setState({ apply: () => update(true) }),
  });
}
