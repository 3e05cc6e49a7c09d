import { toastStore } from '@perya/ui/toast';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenCalm } from '../../lib/late/when-calm.ts';
import { useSession } from '../../lib/session/session.ts';
import { EarlyPalette } from './early-palette.tsx';
import { showLayer, useShellState } from './shell-state.ts';

const tryAgainMs = 5000;

/** What lies over a page is fetched once the page is calm, or as soon as something asks for it; a line that broke is tried again. */
export function LateLayers() {
  const [Layers, setLayers] = useState<ComponentType | null>(null);
  const isEnded = useSession((session) => session.isEnded);
  const open = useShellState((state) => state.open);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const isAsked = isEnded || open !== null || toasts.length > 0;
  const isMissing = Layers === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchLayers = () =>
      import('./layers.tsx').then(
        (fetched) => setLayers(() => fetched.Layers),
        () => {
          // What was asked for must not come up later by itself.
          showLayer(null);
          timer = setTimeout(fetchLayers, tryAgainMs);
        },
      );
    const stop = isAsked ? void fetchLayers() : whenCalm(() => void fetchLayers());
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [isAsked, isMissing]);
  if (Layers !== null) return <Layers />;
  // Nothing of the page can be read, also before the login lies over it.
  if (isEnded) return <div className="session-mask" />;
  return open === 'palette' && <EarlyPalette />;
}
