import { useEffect, useState } from 'react';

interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Asks the browser to install the app; null where it has not offered to. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = () => setOffer(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (offer === null) return null;
  return () => {
    setOffer(null);
    void offer.prompt();
  };
}
