import { useLayoutEffect, useRef } from 'react';
import { useGame } from '../../client/game-context.ts';
import type { Tempo } from '../../client/pace/tempo.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';
import { SqueezedCard } from './squeezed-card.tsx';

export const flightMs = 300;
export const flipMs = 240;

/** From the shoe to its place. */
function fly(mover: HTMLElement, { animate }: Tempo): Promise<void> {
  const shoe = mover.closest('.baccarat-table')?.querySelector('.baccarat-shoe-box');
  const from = shoe?.getBoundingClientRect();
  const to = mover.getBoundingClientRect();
  const dx = from ? from.left + from.width / 2 - (to.left + to.width / 2) : 0;
  const dy = from ? from.top + from.height / 2 - (to.top + to.height / 2) : -200;
  return animate(
    mover,
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(-38deg) scale(0.7)` },
      { transform: 'translate(0, 0) rotate(0deg) scale(1)' },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}

/** Over onto its face, once it has come. */
function flip(flipper: HTMLElement, { animate }: Tempo): Promise<void> {
  return animate(flipper, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
    duration: flipMs,
    delay: flightMs,
    fill: 'both',
    easing: 'ease-in-out',
  });
}

interface DealtCardProps {
  card: Card;
  /** False for a card that lay there when the player came back. */
  isDealt: boolean;
  tempo: Tempo;
  /** The player turns it; null where the house does. */
  onTurn: (() => void) | null;
  isOpen: boolean;
}

export function DealtCard({ card, isDealt, tempo, isOpen, onTurn }: DealtCardProps) {
  const { text } = useGame();
  const mover = useRef<HTMLDivElement>(null);
  const flipper = useRef<HTMLDivElement>(null);
  const isTurnedByHouse = onTurn === null;
  useLayoutEffect(() => {
    if (!isDealt || !mover.current) return;
    void fly(mover.current, tempo);
    if (flipper.current && isTurnedByHouse) void flip(flipper.current, tempo);
  }, [isDealt, isTurnedByHouse, tempo]);
  return (
    <div className="baccarat-mover" ref={mover}>
      {onTurn && !isOpen ? (
        <SqueezedCard card={card} onTurn={onTurn} />
      ) : (
        <div className="baccarat-flipper" ref={flipper}>
          <CardFace card={card} label={text(cardText(card))} className="baccarat-front" />
          <div className="baccarat-back" aria-hidden="true">
            <CardFace card={null} label="" />
          </div>
        </div>
      )}
    </div>
  );
}
