import { useGame } from '../../client/game-context.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';
import { texts } from './texts.ts';

interface OwnHandProps {
  cards: readonly Card[];
  chosen: readonly Card[];
  points: number;
  onToggle(card: Card): void;
}

/** The player's cards, each a button that is chosen or not: two rows on a phone, one where there is room. */
export function OwnHand({ cards, chosen, points, onToggle }: OwnHandProps) {
  const { text } = useGame();
  return (
    <section className="tongits-own" aria-label={text(texts.yours)}>
      <div className="tongits-cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="tongits-card"
            aria-pressed={chosen.includes(card)}
            onClick={() => onToggle(card)}
          >
            <span className="kit-hidden">{text(cardText(card))}</span>
            <CardFace card={card} label="" />
          </button>
        ))}
      </div>
      <p className="tongits-points">{text(texts.points).replace('{points}', `${points}`)}</p>
    </section>
  );
}
