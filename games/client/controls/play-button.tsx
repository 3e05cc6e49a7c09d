import '../autoplay/autoplay.css';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { AutoButton } from '../autoplay/auto-button.tsx';
import { autoTexts } from '../autoplay/auto-texts.ts';
import { type Autoplay, useAuto } from '../autoplay/use-autoplay.ts';
import { useGame } from '../game-context.ts';
import { tooLow } from '../refusal-notice.tsx';
import { useKeys } from '../use-keys.ts';

const space = { en: 'Space', tl: 'Space' };

/** So long the result of a round stands before the next one begins by itself. */
const resultMs = 700;

/** Of a game whose rounds this button begins, and which need no hand until they are over. */
export interface AutoTerms {
  /** What a round stakes now. */
  stake: bigint;
  balance: bigint | null;
  /** The next round may begin. */
  isReady: boolean;
  /** A result that takes longer to be seen. */
  resultMs?: number;
}

interface PlayButtonProps {
  onPlay(): void;
  children: ReactNode;
  isBusy?: boolean;
  /** What it began still plays, and it may be pressed again. */
  canRepeat?: boolean;
  isDisabled?: boolean;
  /** The balance is too low for the stake: pressed, it says so. */
  isTooLow?: boolean;
  /** Where the house allows it, the game may play by itself. */
  auto?: AutoTerms;
}

/** The one big button. Space and Enter press it from anywhere in the game. What plays by itself is ended by it. */
export function PlayButton(props: PlayButtonProps) {
  const { onPlay, children, isBusy = false, canRepeat = false, auto } = props;
  const { isDisabled = false, isTooLow = false } = props;
  const { sound, text, refuse } = useGame();
  const autoplay = useAuto();
  const isRunning = auto !== undefined && autoplay !== null && autoplay.left !== null;
  const isStopped = !isRunning && (isDisabled || (isBusy && !canRepeat));
  const play = () => {
    if (isTooLow) refuse(tooLow);
    else onPlay();
  };
  useAutoPresses(isRunning ? auto : undefined, autoplay, play);
  const press = () => {
    if (isStopped) return;
    sound.play('click');
    if (isRunning) autoplay.stop('player');
    else {
      autoplay?.forget();
      play();
    }
  };
  useKeys({ ' ': press, Enter: press });
  const button = (
    <button
      type="button"
      className="kit-play"
      // A button that is disabled while it works would lose the focus of whoever plays by keyboard.
      aria-disabled={isStopped}
      aria-busy={isBusy && !isRunning}
      data-repeats={canRepeat || undefined}
      aria-keyshortcuts="Space Enter"
      onClick={press}
    >
      <span className="kit-play-label">
        {isRunning ? (
          <span className="auto-stop">
            <span>{text(autoTexts.stop)}</span>{' '}
            <span>{text(autoTexts.left).replace('{count}', `${autoplay.left}`)}</span>
          </span>
        ) : (
          children
        )}
      </span>
      <span className="kit-key" aria-hidden="true">
        {text(space)}
      </span>
    </button>
  );
  if (!auto || !autoplay || autoplay.roundsMax === 0) return button;
  return (
    <div className="auto-row">
      {button}
      <AutoButton
        roundsMax={autoplay.roundsMax}
        stake={auto.stake}
        balance={auto.balance ?? 0n}
        isDisabled={isRunning || isStopped || isTooLow || auto.stake === 0n || !auto.isReady}
        onStart={autoplay.start}
      />
    </div>
  );
}

/** Presses for the player, once for each round that is left. Another stake than the one it began with ends it. */
function useAutoPresses(
  auto: AutoTerms | undefined,
  autoplay: Autoplay | null,
  play: () => void,
): void {
  const begun = useRef<bigint>(null);
  const isReady = auto?.isReady ?? false;
  const left = autoplay?.left ?? null;
  const waitMs = auto?.resultMs ?? resultMs;
  const act = useEffectEvent(play);
  const stake = auto?.stake ?? null;
  const stop = autoplay?.stop;
  useEffect(() => {
    if (stake === null) begun.current = null;
    else if (begun.current === null) begun.current = stake;
    else if (begun.current !== stake) stop?.('player');
  }, [stake, stop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round that is left is a press.
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => act(), waitMs);
    return () => clearTimeout(timer);
  }, [isReady, waitMs, left]);
}
