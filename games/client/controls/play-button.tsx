import type { ReactNode } from 'react';
import { useGame } from '../game-context.ts';
import { useKeys } from '../use-keys.ts';

interface PlayButtonProps {
  onPlay(): void;
  children: ReactNode;
  isBusy?: boolean;
  isDisabled?: boolean;
}

/** The one big button. Space and Enter press it from anywhere in the game. */
export function PlayButton({
  onPlay,
  children,
  isBusy = false,
  isDisabled = false,
}: PlayButtonProps) {
  const { sound } = useGame();
  const press = () => {
    if (isBusy || isDisabled) return;
    sound.play('click');
    onPlay();
  };
  useKeys({ ' ': press, Enter: press });
  return (
    <button
      type="button"
      className="kit-play"
      // A button that is disabled while it works would lose the focus of whoever plays by keyboard.
      aria-disabled={isBusy || isDisabled}
      aria-busy={isBusy}
      onClick={press}
    >
      <span className="kit-play-label">{children}</span>
    </button>
  );
}
