import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useState } from 'react';
import { type Orientation, useWantsTurn } from './use-wants-turn.ts';

/** Asks to turn the device where the game asks for it; whoever cannot or will not, closes it. */
export function RotateHint({ wanted }: { readonly wanted: Orientation | null }) {
  const { t } = useLingui();
  const wantsTurn = useWantsTurn(wanted);
  const [isClosed, setIsClosed] = useState(false);
  if (!wantsTurn || isClosed) return null;
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
