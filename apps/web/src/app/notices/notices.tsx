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

/** What the app has to say about itself: that it is cut off, that there is a newer one. Part of the first load, because without a line nothing more can be fetched. */
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
