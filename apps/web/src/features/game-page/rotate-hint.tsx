import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useState } from 'react';
import { type Orientation, useNeedsRotation } from './use-needs-rotation.ts';

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
