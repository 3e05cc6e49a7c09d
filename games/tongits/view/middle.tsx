import { useGame } from '../../client/game-context.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import { type Card, cardSign, cardText } from '../../dice-and-cards/deck.ts';
import { byHeight, fitsOn } from '../rules/melds.ts';
import type { Shown } from '../rules/show.ts';
import { nameOf } from './names.ts';
import { texts } from './texts.ts';

interface MiddleProps {
  shown: Shown;
  /** The one card that is chosen, where it could be laid off now. */
  laying: Card | null;
  onDraw: (() => void) | null;
  onTake: (() => void) | null;
  onLay(meld: number): void;
}

/** Stock and discards, and every meld that lies open. A meld on which the chosen card fits can be tapped. */
export function Middle({ shown, laying, onDraw, onTake, onLay }: MiddleProps) {
  const { text } = useGame();
  const { top } = shown;
  const topText = top ? text(texts.top).replace('{card}', text(cardText(top))) : text(texts.empty);
  return (
    <div className="tongits-middle">
      <div className="tongits-piles">
        <button
          type="button"
          className="tongits-pile"
          disabled={onDraw === null}
          onClick={() => onDraw?.()}
          aria-label={text(texts.stock).replace('{count}', `${shown.stockCount}`)}
        >
          <CardFace card={null} label="" />
          <span className="tongits-left kit-figures" aria-hidden="true">
            {shown.stockCount}
          </span>
        </button>
        <button
          type="button"
          className="tongits-pile"
          disabled={onTake === null}
          onClick={() => onTake?.()}
          aria-label={topText}
        >
          {top ? <CardFace card={top} label="" /> : <i className="tongits-place" />}
        </button>
      </div>
      <ul className="tongits-melds">
        {shown.melds.map(({ owner, cards }, at) => {
          const sorted = [...cards].sort(byHeight);
          const fits = laying !== null && fitsOn(cards, laying);
          const label = text(texts.meldOf)
            .replace('{name}', nameOf(shown, owner, text))
            .replace('{cards}', sorted.map((card) => text(cardText(card))).join(', '));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: melds are never removed, and their place is their name.
            <li key={at}>
              <button
                type="button"
                className="tongits-meld"
                data-fits={fits || undefined}
                data-mine={owner === shown.me || undefined}
                disabled={!fits}
                aria-label={label}
                onClick={() => onLay(at)}
              >
                <small aria-hidden="true">{nameOf(shown, owner, text)}</small>
                <span className="tongits-small" aria-hidden="true">
                  {sorted.map((card) => (
                    <b key={card} data-red={/[hd]/.test(card) || undefined}>
                      {cardSign(card)}
                    </b>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
