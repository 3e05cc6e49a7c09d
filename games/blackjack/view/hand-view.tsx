import { type CSSProperties, useEffect, useRef } from 'react';
import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';
import { outcomeTexts, pairTexts, plusThreeTexts } from '../rules/describe-round.ts';
import type { Outcome, ShownSides } from '../rules/state.ts';
import { texts } from './texts.ts';

interface HandViewProps {
  name: string;
  cards: readonly (Card | null)[];
  total: number;
  isSoft?: boolean;
  /** Null for the dealer, who stakes nothing. */
  stake: bigint | null;
  outcome: Outcome | null;
  /** What the side bets on this hand came to; null where there is none. */
  sides: ShownSides | null;
  isActive?: boolean;
}

/** The side bets that have won, and what they pay. */
function SidesWon({ plusThree, pair, paid }: ShownSides) {
  const { text } = useGame();
  const total = paid.plusThree + paid.pairs;
  if (total === 0n) return null;
  const made = [plusThree && plusThreeTexts[plusThree], pair && pairTexts[pair]];
  return (
    <span className="blackjack-sides-won">
      {made.flatMap((each) => (each ? [text(each)] : [])).join(' · ')}{' '}
      <b className="kit-figures">+{formatAmount(total)}</b>
    </span>
  );
}

/** A soft hand counts two ways, and both are shown until it stands. */
function totalText(total: number, isSoft: boolean, isOver: boolean): string {
  return isSoft && !isOver && total < 21 ? `${total - 10} / ${total}` : `${total}`;
}

export function HandView(props: HandViewProps) {
  const { name, cards, total, isSoft = false, stake, outcome, sides, isActive = false } = props;
  const { text } = useGame();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where not all hands fit side by side, the one that is played comes into sight.
    if (isActive) section.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isActive]);
  return (
    <section
      ref={section}
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
      {sides && <SidesWon {...sides} />}
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
