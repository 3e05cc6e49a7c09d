import { useGame } from '../../client/game-context.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { cardSign, cardText } from '../../dice-and-cards/deck.ts';
import type { Shown } from '../rules/show.ts';
import type { Place } from '../rules/state.ts';
import { nameOf } from './names.ts';
import { SeatFace } from './seat-face.tsx';
import { seenTexts, texts } from './texts.ts';

interface SeatBoxProps {
  shown: Shown;
  place: Place;
  /** Seconds that are left to decide; null where no clock runs. */
  seconds: number | null;
  isAway: boolean;
}

/** Another seat: its name, how many cards it holds, and what it did last. At the end its hand lies open. */
export function SeatBox({ shown, place, seconds, isAway }: SeatBoxProps) {
  const { text } = useGame();
  const { result, hands } = shown;
  const last = shown.seen.findLast((seen) => seen.place === place);
  const isTurn = shown.turn === place && result === null;
  const said = last
    ? text(seenTexts[last.kind]).replace('{cards}', last.cards.map(cardSign).join(' '))
    : '';
  const hand = hands?.[place] ?? null;
  return (
    <section
      className="tongits-seat"
      data-turn={isTurn || undefined}
      data-winner={result?.winner === place || undefined}
    >
      <SeatFace place={place} />
      <header>
        <strong>{nameOf(shown, place, text)}</strong>
        {isTurn && seconds !== null && <span className="tongits-clock kit-figures">{seconds}</span>}
      </header>
      <p className="tongits-count">
        <span className="tongits-backs" aria-hidden="true">
          {Array.from({ length: shown.counts[place] }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: from behind one card is like the other.
            <i key={card} className="tongits-back" />
          ))}
        </span>
        {text(texts.cards).replace('{count}', `${shown.counts[place]}`)}
        {shown.opened[place] && ` · ${text(texts.opened)}`}
        {isAway && ` · ${text(texts.away)}`}
      </p>
      {hand ? (
        <div className="tongits-shown">
          {hand.map((card) => (
            <CardFace key={card} card={card} label={text(cardText(card))} />
          ))}
          <span className="kit-figures">
            {result?.burned[place] ? text(seenTexts.burned) : result?.points[place]}
          </span>
        </div>
      ) : (
        <p className="tongits-said">{said}</p>
      )}
    </section>
  );
}
