import type { Text } from '@perya/game-kit/game';
import { type PointerEvent, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import type { Card } from '../../dice-and-cards/deck.ts';

const turnText: Text = { en: 'Turn this card', tl: 'Buksan ang barahang ito' };

/** Pulled up so far, a card turns by itself when it is let go. */
const turnedFrom = 0.6;

/**
 * A card face down. Dragged up from its lower edge it shows as much of its face; let go early it falls back. A tap
 * turns it.
 */
export function SqueezedCard({ card, onTurn }: { card: Card; onTurn(): void }) {
  const { text } = useGame();
  const [from, setFrom] = useState<number | null>(null);
  const [shown, setShown] = useState(0);
  const shareOf = ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { height } = currentTarget.getBoundingClientRect();
    return from === null ? 0 : Math.min(1, Math.max(0, (from - clientY) / height));
  };
  const letGo = () => {
    setFrom(null);
    if (shown >= turnedFrom) onTurn();
    else setShown(0);
  };
  return (
    <button
      type="button"
      className="baccarat-squeezed"
      aria-label={text(turnText)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientY);
      }}
      onPointerMove={(event) => {
        if (from !== null) setShown(shareOf(event));
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onClick={() => {
        // The end of a drag is a click too; it has been answered.
        if (shown === 0) onTurn();
      }}
    >
      {shown > 0 && (
        <span className="baccarat-squeezed-face" aria-hidden="true">
          <CardFace card={card} label="" />
        </span>
      )}
      <span
        className="baccarat-squeezed-back"
        aria-hidden="true"
        style={{ clipPath: `inset(0 0 ${shown * 100}% 0)` }}
      >
        <CardFace card={null} label="" />
      </span>
      {shown > 0 && (
        <span
          className="baccarat-squeezed-fold"
          style={{ bottom: `${shown * 100}%`, height: `${Math.min(shown, 0.3) * 100}%` }}
        />
      )}
    </button>
  );
}
