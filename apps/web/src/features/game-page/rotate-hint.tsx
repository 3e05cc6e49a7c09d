import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useState, useSyncExternalStore } from 'react';

export type Orientation = 'portrait' | 'landscape';

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(orientation: portrait)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const now = (): Orientation =>
  matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';

/** Only handheld devices can be rotated. */
const isHandheld = () => matchMedia('(pointer: coarse)').matches;

function useNeedsRotation(wanted: Orientation | null): boolean {
  const held = useSyncExternalStore<Orientation | null>(subscribe, now, () => null);
  return wanted !== null && held !== null && held !== wanted && isHandheld();
}

/** Asks to turn the device where the game asks for it; whoever cannot or will not, closes it. */
export function RotateHint({ wanted }: { readonly wanted: Orientation | null }) {
  const { t } = useLingui();
  const needsRotation = useNeedsRotation(wanted);
  const [isClosed, setIsClosed] = useState(false);
  if (!needsRotation || isClosed) return null;
  return (
    <NoticeBar
      text={
        wanted === 'landscape'
          ? t`Turn your phone sideways for this game`
          : t`Turn your phone upright for this game`
      }
      close={{ label: t`Close`, onPress: () => setIsClosed(true) }}
    />
  );
}
