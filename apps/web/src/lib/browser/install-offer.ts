import { create } from 'zustand';

interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The browser's offer to install the app: it comes once, before most screens that show it. */
export const useInstallOffer = create<{ readonly offer: InstallPromptEvent | null }>()(() => ({
  offer: null,
}));

const forget = () => useInstallOffer.setState({ offer: null });

export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    useInstallOffer.setState({ offer: event });
  });
  addEventListener('appinstalled', forget);
}

/** An offer can be taken once. */
export function takeInstallOffer(): void {
  const { offer } = useInstallOffer.getState();
  forget();
  void offer?.prompt();
}
