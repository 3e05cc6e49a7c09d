import { currentTheme } from '@perya/app-kit/browser/theme';
import { useSyncExternalStore } from 'react';

const deviceIsDark = '(prefers-color-scheme: dark)';

/** The theme may change at the top of the page, here, or on the device. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = matchMedia(deviceIsDark);
  device.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', listener);
  };
}

function isDark(): boolean {
  const theme = currentTheme();
  return theme === 'system' ? matchMedia(deviceIsDark).matches : theme === 'dark';
}

export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}
