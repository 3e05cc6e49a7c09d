import { useLayoutEffect, useRef } from 'react';
import { useGame } from '../../client/game-context.ts';
import { animate } from '../../client/motion.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';

export const flightMs = 360;
export const flipMs = 300;

/** From the shoe to its place, then over onto its face. */
async function deal(mover: HTMLElement, flipper: HTMLElement): Promise<void> {
  const shoe = mover.closest('.baccarat-table')?.querySelector('.baccarat-shoe');
  const from = shoe?.getBoundingClientRect();
  const to = mover.getBoundingClientRect();
  const dx = from ? from.left + from.width / 2 - (to.left + to.width / 2) : 0;
  const dy = from ? from.top + from.height / 2 - (to.top + to.height / 2) : -200;
  await Promise.all([
    animate(
      mover,
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(-38deg) scale(0.7)` },
        { transform: 'translate(0, 0) rotate(0deg) scale(1)' },
      ],
      { duration: flightMs, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    ),
    animate(flipper, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
      duration: flipMs,
      delay: flightMs,
      fill: 'both',
      easing: 'ease-in-out',
    }),
  ]);
}

/** `isDealt` is false for a card that lay there when the player came back. */
export function DealtCard({ card, isDealt }: { card: Card; isDealt: boolean }) {
  const { text } = useGame();
  const mover = useRef<HTMLDivElement>(null);
  const flipper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isDealt && mover.current && flipper.current) void deal(mover.current, flipper.current);
  }, [isDealt]);
  return (
    <div className="baccarat-mover" ref={mover}>
      <div className="baccarat-flipper" ref={flipper}>
        <CardFace card={card} label={text(cardText(card))} className="baccarat-front" />
        <div className="baccarat-back" aria-hidden="true">
          <CardFace card={null} label="" />
        </div>
      </div>
    </div>
  );
}
