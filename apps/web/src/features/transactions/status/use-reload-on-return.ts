import { useEffect, useEffectEvent } from 'react';

/** Asks again when the player comes back to the page, as from the page where a deposit is paid. */
export function useReloadOnReturn(reload: () => Promise<void>): void {
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    const onReturn = () => askAgain();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);
}
