import type { ComponentProps } from 'react';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { useGame } from '../../client/game-context.ts';
import type { SeatNow } from '../../client/table/table-now.ts';
import type { Shown } from '../rules/show.ts';
import { PlayDeck } from './play-deck.tsx';
import { SeatDeck } from './seat-deck.tsx';
import { texts } from './texts.ts';

type Hand = ComponentProps<typeof PlayDeck>;

interface HandDeckProps {
  hand: Hand;
  seat: SeatNow | null;
  onSort(): void;
  onLeave(): void;
}

const mayLeave = (seat: SeatNow | null, { me }: Shown): boolean =>
  seat?.phase === 'playing' && !seat.away[me];

/** What a player does in a hand, and beside it the order of the cards and the way out. */
function HandDeck({ hand, seat, onSort, onLeave }: HandDeckProps) {
  const { text } = useGame();
  return (
    <>
      <PlayDeck {...hand} />
      <div className="tongits-aside">
        <ActionButton onPress={onSort}>{text(texts.sort)}</ActionButton>
        {mayLeave(seat, hand.shown) && (
          <ActionButton onPress={onLeave}>{text(texts.leaveHand)}</ActionButton>
        )}
      </div>
    </>
  );
}

interface DeckProps {
  /** The hand that is played; null before and after. */
  hand: Hand | null;
  seat: SeatNow | null;
  /** Sits, and waits for the others. */
  isGathering: boolean;
  seating: ComponentProps<typeof SeatDeck>;
  onSort(): void;
  onLeave(): void;
}

export function Deck({ hand, seat, isGathering, seating, onSort, onLeave }: DeckProps) {
  const { text } = useGame();
  if (hand) return <HandDeck hand={hand} seat={seat} onSort={onSort} onLeave={onLeave} />;
  if (!isGathering) return <SeatDeck {...seating} />;
  return (
    <ActionButton onPress={onLeave} isDisabled={seating.isBusy}>
      {text(texts.leave)}
    </ActionButton>
  );
}
