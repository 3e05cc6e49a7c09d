import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { openModal } from '../../lib/modals/open-modal.ts';
import { RealityCheck } from './reality-check.tsx';

interface RealityCheckActs {
  readonly onContinue: () => void;
  readonly onStop: () => void;
}

/** Opens the reminder over the game; it goes with the game's page. */
export function useRealityCheck({
  onContinue,
  onStop,
}: RealityCheckActs): (playedMs: number) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = useRef<(() => void) | null>(null);
  useEffect(() => () => close.current?.(), []);
  return (playedMs) => {
    close.current?.();
    close.current = openModal({
      title: t`Reality check`,
      presentation: 'bottom',
      closeOnMask: false,
      closeOnEscape: false,
      content: (closeThis) => (
        <RealityCheck
          playedMs={playedMs}
          onContinue={() => {
            closeThis();
            onContinue();
          }}
          onStop={() => {
            closeThis();
            onStop();
          }}
          onLimits={() => {
            closeThis();
            void navigate({ to: '/play-limits' });
          }}
        />
      ),
    });
  };
}
