import type { CSSProperties, ReactNode } from 'react';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { Shown } from '../rules/state.ts';
import type { Bet } from '../rules/table.ts';
import { ChipTray, EmptyPlaces, FeltSun, LaidBet, Shoe, SideSpots } from './furniture.tsx';
import { HandView } from './hand-view.tsx';
import { texts } from './texts.ts';

/** The words that are printed on every blackjack felt, between dealer and player. */
function Lettering() {
  const { text } = useGame();
  return (
    <svg className="blackjack-lettering" viewBox="0 0 400 92" aria-hidden="true">
      <path id="blackjack-arc" d="M14 22 Q200 78 386 22" fill="none" />
      <path id="blackjack-arc-low" d="M30 46 Q200 98 370 46" fill="none" />
      <path d="M8 4 Q200 62 392 4M22 58 Q200 110 378 58" className="blackjack-rule" />
      <text className="blackjack-letters" data-long={text(texts.pays).length > 22 || undefined}>
        <textPath href="#blackjack-arc" startOffset="50%">
          {text(texts.pays)}
        </textPath>
      </text>
      <text className="blackjack-letters-low">
        <textPath href="#blackjack-arc-low" startOffset="50%">
          {text(texts.stands)}
        </textPath>
      </text>
    </svg>
  );
}

interface TableProps {
  /** Null is a table before the deal. */
  shown: Shown | null;
  /** What lies there then. */
  bet: Bet;
  /** What the round came to: it takes the place of the words on the felt, and covers no card. */
  result: ReactNode;
  /** Stands at the lower edge. */
  past: ReactNode;
}

/** What a side bet made stands beside the first of two hands that were one. */
function isSecondOfSplit({ hands }: Shown, at: number): boolean {
  return at > 0 && hands[at]?.place === hands[at - 1]?.place;
}

/** The felt with everything on it. */
export function Table({ shown, bet, result, past }: TableProps) {
  const { text } = useGame();
  const count = shown?.hands.length ?? bet.hands;
  const isSplit = count > 1;
  const isOver = shown?.phase === 'finished';
  return (
    <div className="blackjack-felt">
      <FeltSun />
      <Shoe />
      <ChipTray />
      {!isSplit && <SideSpots />}
      <div className="blackjack-side" data-dealer>
        {!shown && <EmptyPlaces />}
        {shown && (
          <HandView
            name={text(texts.dealer)}
            cards={shown.dealer}
            total={shown.dealerTotal}
            stake={null}
            outcome={null}
            sides={null}
          />
        )}
      </div>
      <div className="blackjack-middle" data-over={result ? true : undefined}>
        <Lettering />
        {result && <div className="kit-result-place">{result}</div>}
        {shown && shown.insurance > 0n && (
          <span className="blackjack-insured kit-figures">
            {text(texts.insured).replace('{amount}', formatAmount(shown.insurance))}
          </span>
        )}
      </div>
      <div
        className="blackjack-side"
        data-split={isSplit || undefined}
        data-many={count > 2 || undefined}
        style={{ '--hands': count } as CSSProperties}
      >
        {!shown && <LaidBet bet={bet} />}
        {shown?.hands.map((hand, at) => (
          <HandView
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is known by its place and keeps it.
            key={at}
            name={isSplit ? text(texts.hand).replace('{number}', `${at + 1}`) : text(texts.you)}
            {...hand}
            sides={
              hand.place === undefined || isSecondOfSplit(shown, at)
                ? null
                : (shown.sides[hand.place] ?? null)
            }
            isActive={isSplit && !isOver && shown.moves.length > 0 && at === shown.activeHand}
          />
        ))}
      </div>
      {past}
    </div>
  );
}
