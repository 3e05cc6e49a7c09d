import type { Text } from '@perya/game-kit/game';
import { ActionButton } from '../client/controls/action-button.tsx';
import { ChipPicker } from '../client/controls/chip-picker.tsx';
import { PlayButton } from '../client/controls/play-button.tsx';
import { useGame } from '../client/game-context.ts';
import { formatAmount } from '../client/text.ts';
import { useKeys } from '../client/use-keys.ts';
import './board-deck.css';
import { againText, tableTexts } from './table-texts.ts';
import type { Table } from './use-table.ts';

interface BoardDeckProps {
  table: Table<string, unknown>;
  /** What the big button does: throw, spin, deal. */
  verb: Text;
  isBusy: boolean;
  /** Of a table of one seat, which may play by itself; a room has a bell. */
  balance?: bigint | null;
}

const drawings = {
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  clear: 'M6 6l12 12M18 6 6 18',
  double: 'M3.5 8.5l6.5 7M10 8.5l-6.5 7M13.5 9.8a3.3 3.3 0 1 1 5.6 2.4L13.5 18h7',
  sameChips:
    'M4 7c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3v10c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
};

interface DeckActionProps {
  name: keyof typeof drawings;
  isDisabled: boolean;
  onPress(): void;
}

function DeckAction({ name, isDisabled, onPress }: DeckActionProps) {
  const { text } = useGame();
  return (
    <ActionButton onPress={onPress} isDisabled={isDisabled}>
      <svg className="board-deck-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[name]} />
      </svg>
      <span>{text(tableTexts[name])}</span>
    </ActionButton>
  );
}

/** The verb over the stake: both stay whole on the smallest phones. */
function PlayLabel({ table, verb }: Pick<BoardDeckProps, 'table' | 'verb'>) {
  const { text } = useGame();
  if (table.nextTotal === 0n) return <>{text(tableTexts.placeFirst)}</>;
  return (
    <>
      {text(table.isRepeat ? againText(verb) : verb)}{' '}
      <span className="board-deck-total kit-figures">{formatAmount(table.nextTotal)}</span>
    </>
  );
}

/** What a hand needs at a table with a board: chips, undo, clear, the same chips again or those that lie there doubled, and the button that plays. */
export function BoardDeck({ table, verb, isBusy, balance }: BoardDeckProps) {
  const { text } = useGame();
  const isPlaying = table.phase === 'playing';
  useKeys({ Backspace: table.canUndo ? table.undo : undefined });
  return (
    <div className="board-deck">
      <p className="board-deck-notice" role="status">
        {table.notice && <span key={table.notice.en}>{text(table.notice)}</span>}
      </p>
      <ChipPicker
        value={table.chip}
        amounts={table.chips}
        onChange={table.setChip}
        isDisabled={isPlaying}
      />
      <div className="board-deck-actions">
        <DeckAction name="undo" onPress={table.undo} isDisabled={!table.canUndo} />
        <DeckAction name="clear" onPress={table.clear} isDisabled={isPlaying || table.isEmpty} />
        {table.canDouble ? (
          <DeckAction name="double" onPress={table.double} isDisabled={false} />
        ) : (
          <DeckAction name="sameChips" onPress={table.repeat} isDisabled={!table.canRepeat} />
        )}
      </div>
      <PlayButton
        onPlay={() => void table.play()}
        isBusy={isPlaying || isBusy}
        isDisabled={table.nextTotal === 0n}
        {...(balance !== undefined && {
          auto: { stake: table.nextTotal, balance, isReady: !isPlaying && !isBusy },
        })}
      >
        <PlayLabel table={table} verb={verb} />
      </PlayButton>
    </div>
  );
}
