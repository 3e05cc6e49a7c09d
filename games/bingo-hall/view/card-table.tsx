import { useGame } from '../../client/game-context.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import type { CardState } from './card-state.ts';
import { HallCard } from './hall-card.tsx';
import { texts } from './texts.ts';
import { Timetable } from './timetable.tsx';

interface CardTableProps {
  cards: readonly CardState[];
  isPlaying: boolean;
  /** The player may buy: the timetable stands first where there is the height. */
  isOpen: boolean;
  room: RoomView | null;
}

/** The player's cards, the nearest first, and when which draw is. */
export function CardTable({ cards, isPlaying, isOpen, room }: CardTableProps) {
  const { text } = useGame();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="bingo-hall-table" tabIndex={0} data-open={isOpen || undefined}>
      <section className="bingo-hall-cards" aria-label={text(texts.yours)}>
        {cards.map((state) => (
          <HallCard key={state.serial} state={state} isPlaying={isPlaying} />
        ))}
      </section>
      {room && <Timetable room={room} />}
    </div>
  );
}
