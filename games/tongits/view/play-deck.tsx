import { ActionButton } from '../../client/controls/action-button.tsx';
import { useGame } from '../../client/game-context.ts';
import { useKeys } from '../../client/use-keys.ts';
import type { Card } from '../../dice-and-cards/deck.ts';
import { fitsOn, isMeld } from '../rules/melds.ts';
import type { Play } from '../rules/moves.ts';
import type { Shown } from '../rules/show.ts';
import { texts } from './texts.ts';

type Kind = Play['kind'];

/** What can be taken with the cards that are chosen; without a choice the longest meld is meant. */
function chowNow({ chows }: Shown, held: readonly Card[]): Play | null {
  const [longest] = chows.toSorted((a, b) => b.length - a.length);
  const wanted = chows.find(
    (cards) => cards.length === held.length && cards.every((card) => held.includes(card)),
  );
  const cards = held.length > 0 ? wanted : longest;
  return cards ? { kind: 'chow', cards } : null;
}

function layNow({ melds }: Shown, card: Card): Play | null {
  const meld = melds.findIndex(({ cards }) => fitsOn(cards, card));
  return meld >= 0 ? { kind: 'lay', card, meld } : null;
}

function playsOfTurn(shown: Shown, held: readonly Card[]): Partial<Record<Kind, Play | null>> {
  const [only] = held.length === 1 ? held : [];
  switch (shown.phase) {
    case 'draw':
      return {
        draw: { kind: 'draw' },
        chow: chowNow(shown, held),
        fight: shown.canFight ? { kind: 'fight' } : null,
      };
    case 'play':
      return {
        meld: isMeld(held) ? { kind: 'meld', cards: held } : null,
        lay: only ? layNow(shown, only) : null,
        discard: only ? { kind: 'discard', card: only } : null,
      };
    case 'answer':
      return { challenge: { kind: 'challenge' }, fold: { kind: 'fold' } };
    default:
      return {};
  }
}

/** What each button would do now, with the cards that are chosen; nothing where it cannot be done. */
export function playsNow(
  shown: Shown,
  chosen: readonly Card[],
): Partial<Record<Kind, Play | null>> {
  if (shown.turn !== shown.me) return {};
  return playsOfTurn(
    shown,
    chosen.filter((card) => shown.hand.includes(card)),
  );
}

const keys: Record<Kind, string> = {
  draw: 'd',
  chow: 't',
  fight: 'f',
  meld: 'm',
  lay: 'l',
  discard: 'x',
  challenge: 'c',
  fold: 'n',
};

const rows: Record<'draw' | 'play' | 'answer', readonly Kind[]> = {
  draw: ['draw', 'chow', 'fight'],
  play: ['meld', 'lay', 'discard'],
  answer: ['challenge', 'fold'],
};

interface PlayDeckProps {
  shown: Shown;
  chosen: readonly Card[];
  isResting: boolean;
  onPlay(play: Play): void;
}

/** What can be done in this turn; the same places of the deck for every turn. */
export function PlayDeck({ shown, chosen, isResting, onPlay }: PlayDeckProps) {
  const { text } = useGame();
  const plays = playsNow(shown, chosen);
  const kinds = rows[shown.phase === 'answer' || shown.phase === 'play' ? shown.phase : 'draw'];
  const press = (kind: Kind) => {
    const play = plays[kind];
    if (isResting && play) onPlay(play);
  };
  useKeys(Object.fromEntries(kinds.map((kind) => [keys[kind], () => press(kind)])));
  return (
    <div className="tongits-plays">
      {kinds.map((kind, at) => (
        <ActionButton
          key={kind}
          isStrong={at === 0}
          isDisabled={!isResting || !plays[kind]}
          onPress={() => press(kind)}
        >
          {text(texts[kind])}
          <span className="tongits-key" aria-hidden="true">
            {keys[kind].toUpperCase()}
          </span>
        </ActionButton>
      ))}
    </div>
  );
}
