import { useGame } from '../game-context.ts';
import { endTexts } from './auto-texts.ts';
import { useAuto } from './use-autoplay.ts';

const closeText = { en: 'Close', tl: 'Isara' };

/** Says why a game plays by itself no longer, until the player has read it or plays on. */
export function AutoEnded() {
  const { text } = useGame();
  const auto = useAuto();
  const said = auto?.ended && endTexts[auto.ended];
  if (!auto || !said) return null;
  return (
    <div className="frame-note frame-auto" role="status">
      <span>{text(said)}</span>
      <button
        type="button"
        className="frame-icon"
        aria-label={text(closeText)}
        onClick={auto.forget}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
}
