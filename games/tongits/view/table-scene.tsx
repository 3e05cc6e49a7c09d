import type { ReactNode } from 'react';
import { useGame } from '../../client/game-context.ts';
import { type Card, cardText } from '../../dice-and-cards/deck.ts';
import type { Play } from '../rules/moves.ts';
import type { Shown } from '../rules/show.ts';
import { nextOf } from '../rules/state.ts';
import { Middle } from './middle.tsx';
import { nameOf } from './names.ts';
import { OwnHand } from './own-hand.tsx';
import { playsNow } from './play-deck.tsx';
import { SeatBox } from './seat-box.tsx';
import { seenTexts, texts } from './texts.ts';

interface TableSceneProps {
  shown: Shown;
  cards: readonly Card[];
  chosen: readonly Card[];
  seconds: number | null;
  away: readonly boolean[];
  isResting: boolean;
  /** How the hand ended, in the place of what is to do next: the cards that decided it stay in sight. */
  result: ReactNode;
  onToggle(card: Card): void;
  onPlay(play: Play): void;
}

function promptOf({ turn, me, phase, answers }: Shown): keyof typeof texts {
  if (turn !== me) return 'theirs';
  if (phase === 'answer' && answers.includes('fight')) return 'yourAnswer';
  return phase === 'draw' ? 'yourDraw' : 'yourPlay';
}

/** The table: two seats above, what lies open in the middle, the player's own cards below. */
export function TableScene(props: TableSceneProps) {
  const { shown, cards, chosen, seconds, away, isResting, result, onToggle, onPlay } = props;
  const { text } = useGame();
  const { me, turn, seen } = shown;
  const next = nextOf(me);
  const plays = playsNow(shown, chosen);
  const press = (play: Play | null | undefined) => (isResting && play ? () => onPlay(play) : null);
  const last = seen.at(-1);
  const caller = shown.answers.indexOf('fight');
  const name = nameOf(shown, caller >= 0 && turn === me ? (caller as typeof me) : turn, text);
  const prompt = shown.result ? '' : text(texts[promptOf(shown)]).replace('{name}', name);
  const said = last
    ? `${nameOf(shown, last.place, text)}: ${text(seenTexts[last.kind]).replace(
        '{cards}',
        last.cards.map((card) => text(cardText(card))).join(', '),
      )}.`
    : '';
  const laying = plays.lay?.kind === 'lay' ? plays.lay.card : null;
  return (
    <div className="tongits-table" data-mine={turn === me || undefined}>
      <div className="tongits-others">
        {[next, nextOf(next)].map((place) => (
          <SeatBox
            key={place}
            shown={shown}
            place={place}
            seconds={turn === place ? seconds : null}
            isAway={away[place] === true}
          />
        ))}
      </div>
      <Middle
        shown={shown}
        laying={isResting ? laying : null}
        onDraw={press(plays.draw)}
        onTake={press(plays.chow)}
        onLay={(meld) => laying && onPlay({ kind: 'lay', card: laying, meld })}
      />
      {result ? (
        <div className="kit-result-place">{result}</div>
      ) : (
        <p className="tongits-prompt">
          {prompt}
          {turn === me && seconds !== null && !shown.result && (
            <span className="tongits-clock kit-figures">{seconds}</span>
          )}
        </p>
      )}
      <OwnHand cards={cards} chosen={chosen} points={shown.points} onToggle={onToggle} />
      <p className="kit-hidden" aria-live="polite">
        {said} {prompt}
      </p>
    </div>
  );
}
