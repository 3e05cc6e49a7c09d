import { ActionButton } from '../../client/controls/action-button.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { useKeys } from '../../client/use-keys.ts';
import { insuranceOf } from '../rules/allowed-moves.ts';
import type { Shown } from '../rules/state.ts';
import type { MoveKind } from '../rules/table.ts';
import { moveTexts, texts } from './texts.ts';

interface MoveDeckProps {
  shown: Shown;
  balance: bigint | null;
  isResting: boolean;
  isAdvised: boolean;
  onMove(kind: MoveKind): void;
}

/** Keys as the moves are called; Space and Enter are the two that every hand has. */
const keysOf: Readonly<Record<MoveKind, readonly string[]>> = {
  hit: ['h', ' '],
  stand: ['s', 'Enter'],
  double: ['d'],
  split: ['p'],
  insure: ['i'],
  decline: ['n', 'Enter'],
};

const rows: Readonly<Record<'insurance' | 'playing', readonly MoveKind[]>> = {
  insurance: ['insure', 'decline'],
  playing: ['double', 'split', 'hit', 'stand'],
};

function costOf(shown: Shown, kind: MoveKind): bigint {
  if (kind === 'insure') return insuranceOf(shown);
  const { stake, hands, activeHand } = shown;
  return kind === 'double' || kind === 'split' ? (hands[activeHand]?.stake ?? stake) : 0n;
}

/** The choices of the hand that is played. */
export function MoveDeck({ shown, balance, isResting, isAdvised, onMove }: MoveDeckProps) {
  const { text } = useGame();
  const isOpen = (kind: MoveKind) =>
    isResting && shown.moves.includes(kind) && costOf(shown, kind) <= (balance ?? 0n);
  const kinds = rows[shown.phase === 'insurance' ? 'insurance' : 'playing'];
  useKeys(
    Object.fromEntries(
      kinds.flatMap((kind) =>
        keysOf[kind].map((key) => [key, () => (isOpen(kind) ? onMove(kind) : undefined)]),
      ),
    ),
  );
  return (
    <div className="blackjack-moves">
      {shown.phase === 'insurance' && <p className="blackjack-ask">{text(texts.ask)}</p>}
      {kinds.map((kind) => {
        const cost = costOf(shown, kind);
        return (
          <div
            key={kind}
            className="blackjack-move"
            data-advised={(isAdvised && shown.advice === kind) || undefined}
          >
            <ActionButton
              isStrong={kind === 'hit' || kind === 'stand'}
              isDisabled={!isOpen(kind)}
              onPress={() => onMove(kind)}
            >
              <span className="blackjack-move-name">{text(moveTexts[kind])}</span>
              {cost > 0n && (
                <span className="blackjack-move-cost kit-figures">+{formatAmount(cost)}</span>
              )}
              <span className="blackjack-key" aria-hidden="true">
                {keysOf[kind][0]?.toUpperCase()}
              </span>
            </ActionButton>
          </div>
        );
      })}
    </div>
  );
}
