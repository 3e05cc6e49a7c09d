import './pace.css';
import type { Text } from '@perya/game-kit/game';
import { useGame } from '../game-context.ts';
import { isMotionReduced } from '../motion.ts';
import type { Pace } from './use-pace.ts';

const texts = {
  turbo: { en: 'Turbo', tl: 'Turbo' },
  skip: { en: 'Skip', tl: 'Laktawan' },
} satisfies Record<string, Text>;

const drawings = { turbo: 'M4 6l8 6-8 6zM12 6l8 6-8 6z', skip: 'M4 6l10 6-10 6zM16 6h3v12h-3z' };

interface PaceButtonProps {
  pace: Pick<Pace, 'isTurbo' | 'setTurbo' | 'skip'>;
  /** A round plays whose end can be shown at once. */
  canSkip?: boolean;
  /** Only its sign is seen, where no word has room. */
  isSign?: boolean;
}

/** Before a round it makes all that follow quick; while one plays it shows its end. */
export function PaceButton({ pace, canSkip = false, isSign = false }: PaceButtonProps) {
  const { text, sound } = useGame();
  // Whoever asked for less motion sees the end at once as it is.
  const does = canSkip && !isMotionReduced() ? 'skip' : 'turbo';
  const press = () => {
    sound.play('click');
    if (does === 'skip') pace.skip();
    else pace.setTurbo(!pace.isTurbo);
  };
  return (
    <button
      type="button"
      className="kit-action kit-pace"
      data-sign={isSign || undefined}
      aria-pressed={does === 'skip' ? undefined : pace.isTurbo}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[does]} />
      </svg>
      <span className={isSign ? 'kit-hidden' : undefined}>{text(texts[does])}</span>
    </button>
  );
}
