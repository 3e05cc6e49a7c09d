import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

type Screen = 'none' | 'part' | 'full';

function screenNow(): Screen {
  if (!document.fullscreenEnabled) return 'none';
  return document.fullscreenElement === null ? 'part' : 'full';
}

/** A refusal of the browser changes nothing, and there is nothing to say of it. */
const quietly = (change: Promise<void>) => change.catch(() => {});

interface FullScreen {
  /** `none` where the device cannot, as phones of Apple. */
  readonly screen: Screen;
  readonly toggle: () => void;
}

/** The whole page fills the screen, so that what opens over the game does too; it ends with the game. */
export function useFullScreen(): FullScreen {
  const screen = useSyncExternalStore<Screen>(subscribe, screenNow, () => 'none');
  useEffect(
    () => () => {
      if (document.fullscreenElement !== null) void quietly(document.exitFullscreen());
    },
    [],
  );
  const toggle = () => {
    const { documentElement } = document;
    void quietly(
      screen === 'full' ? document.exitFullscreen() : documentElement.requestFullscreen(),
    );
  };
  return { screen, toggle };
}
