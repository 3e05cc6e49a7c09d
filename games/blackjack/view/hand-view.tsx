import type { CSSProperties } from 'react';
import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';
import { outcomeTexts } from '../rules/describe-round.ts';
import type { Outcome } from '../rules/state.ts';
import { texts } from './texts.ts';

interface HandViewProps {
  name: string;
  cards: readonly (Card | null)[];
  total: number;
  isSoft?: boolean;
  /** Null for the dealer, who stakes nothing. */
  stake: bigint | null;
  outcome: Outcome | null;
  isActive?: boolean;
}

/** A soft hand counts two ways, and both are shown until it stands. */
function totalText(total: number, isSoft: boolean, isOver: boolean): string {
  return isSoft && !isOver && total < 21 ? `${total - 10} / ${total}` : `${total}`;
}

export function HandView(props: HandViewProps) {
  const { name, cards, total, isSoft = false, stake, outcome, isActive = false } = props;
  const { text } = useGame();
  return (
    <section
      className="blackjack-hand"
      aria-label={name}
      data-active={isActive || undefined}
      data-outcome={outcome ?? undefined}
    >
      <div
        className="blackjack-cards"
        style={{ '--steps': Math.max(1, cards.length - 1) } as CSSProperties}
      >
        {cards.map((card, at) => (
          <CardFace
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place; a turned one is a new picture.
            key={`${at} ${card}`}
            card={card}
            label={text(card ? cardText(card) : texts.faceDown)}
            className={stake === null && at === 1 && card ? 'blackjack-turned' : 'blackjack-card'}
          />
        ))}
      </div>
      {cards.length > 0 && (
        <div className="blackjack-plate">
          <span className="blackjack-total kit-figures">
            {totalText(total, isSoft, outcome !== null)}
          </span>
          {outcome && <span className="blackjack-outcome">{text(outcomeTexts[outcome])}</span>}
          {stake !== null && (
            <span className="blackjack-stake kit-figures">
              <Chip amount={stake} size={26} />
              {formatAmount(stake)}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
