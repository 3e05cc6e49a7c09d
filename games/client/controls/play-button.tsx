import type { ReactNode } from 'react';
import { useGame } from '../game-context.ts';
import { tooLow } from '../refusal-notice.tsx';
import { useKeys } from '../use-keys.ts';

const space = { en: 'Space', tl: 'Space' };

interface PlayButtonProps {
  onPlay(): void;
  children: ReactNode;
  isBusy?: boolean;
  /** What it began still plays, and it may be pressed again. */
  canRepeat?: boolean;
  isDisabled?: boolean;
  /** The balance is too low for the stake: pressed, it says so. */
  isTooLow?: boolean;
}

/** The one big button. Space and Enter press it from anywhere in the game. */
export function PlayButton({
  onPlay,
  children,
  isBusy = false,
  canRepeat = false,
  isDisabled = false,
  isTooLow = false,
}: PlayButtonProps) {
  const { sound, text, refuse } = useGame();
  const isStopped = isDisabled || (isBusy && !canRepeat);
  const press = () => {
    if (isStopped) return;
    if (isTooLow) {
      refuse(tooLow);
      return;
    }
    sound.play('click');
    onPlay();
  };
  useKeys({ ' ': press, Enter: press });
  return (
    <button
      type="button"
      className="kit-play"
      // A button that is disabled while it works would lose the focus of whoever plays by keyboard.
      aria-disabled={isStopped}
      aria-busy={isBusy}
      data-repeats={canRepeat || undefined}
      aria-keyshortcuts="Space Enter"
      onClick={press}
    >
      <span className="kit-play-label">{children}</span>
      <span className="kit-key" aria-hidden="true">
        {text(space)}
      </span>
    </button>
  );
}
