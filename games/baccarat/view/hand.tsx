import { useGame } from '../../client/game-context.ts';
import { outcomeTexts } from '../rules/describe-round.ts';
import { handPoints } from '../rules/tableau.ts';
import type { Side } from './deal-order.ts';
import { DealtCard } from './dealt-card.tsx';
import type { Dealing } from './use-dealing.ts';

const winsText = { en: 'wins', tl: 'panalo' };

interface HandProps {
  side: Side;
  dealing: Dealing;
  isWinner: boolean;
}

export function Hand({ side, dealing, isWinner }: HandProps) {
  const { text } = useGame();
  const cards = dealing.cards.filter((dealt) => dealt.side === side);
  const open = dealing.cards.slice(0, dealing.openCount).filter((dealt) => dealt.side === side);
  const total = open.length > 0 ? handPoints(open.map(({ card }) => card)) : null;
  return (
    <section className="baccarat-hand" data-side={side} data-winner={isWinner || undefined}>
      <h2 className="baccarat-hand-name">
        {text(outcomeTexts[side])}
        {isWinner && <span className="baccarat-hand-wins">{text(winsText)}</span>}
        <span className="baccarat-total kit-figures">{total ?? '–'}</span>
      </h2>
      <div className="baccarat-cards">
        {cards.map(({ place, card }) => (
          <div
            key={`${dealing.dealNumber}-${place}`}
            className="baccarat-card"
            data-third={place === 2 || undefined}
          >
            <DealtCard card={card} isDealt={dealing.dealNumber > 0} />
          </div>
        ))}
      </div>
    </section>
  );
}
