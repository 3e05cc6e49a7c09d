import { useSyncExternalStore } from 'react';
import { useAppUpdate } from './app-update.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Offline and update notices. Part of the first load, because offline nothing more can be fetched. */
export function Notices() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const hasUpdate = useAppUpdate((state) => state.apply !== null);
  return (
    <>
      {!isOnline && <OfflineNotice />}
      {hasUpdate && <UpdateNotice />}
    </>
  );
}
