import { useGame } from '../../client/game-context.ts';
import type { Tempo } from '../../client/pace/tempo.ts';
import { spotTexts } from '../rules/describe-round.ts';
import { handPoints } from '../rules/tableau.ts';
import type { Side } from './deal-order.ts';
import { DealtCard } from './dealt-card.tsx';
import type { Dealing } from './use-dealing.ts';

const winsText = { en: 'wins', tl: 'panalo' };

interface HandProps {
  side: Side;
  dealing: Dealing;
  tempo: Tempo;
  isWinner: boolean;
  onTurn(at: number): void;
}

export function Hand({ side, dealing, tempo, isWinner, onTurn }: HandProps) {
  const { text } = useGame();
  const { dealNumber, isSqueezing } = dealing;
  const cards = dealing.cards
    .map((dealt, at) => ({ ...dealt, at }))
    .filter((dealt) => dealt.side === side);
  const seen = cards.filter(({ isSeen }) => isSeen);
  const total = seen.length > 0 ? handPoints(seen.map(({ card }) => card)) : null;
  return (
    <section className="baccarat-hand" data-side={side} data-winner={isWinner || undefined}>
      <h2 className="baccarat-hand-name">
        {text(spotTexts[side])}
        {isWinner && <span className="baccarat-hand-wins">{text(winsText)}</span>}
        <span className="baccarat-total kit-figures">{total ?? '–'}</span>
      </h2>
      <div className="baccarat-cards">
        <i className="baccarat-third-place" aria-hidden="true" />
        {cards.map(({ place, card, at, isOpen }) => (
          <div
            key={`${dealNumber}-${place}`}
            className="baccarat-card"
            data-third={place === 2 || undefined}
          >
            <DealtCard
              card={card}
              isOpen={isOpen}
              isDealt={dealNumber > 0}
              tempo={tempo}
              onTurn={isSqueezing ? () => onTurn(at) : null}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
