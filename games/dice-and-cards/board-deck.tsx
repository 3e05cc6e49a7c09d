import type { Text } from '@perya/game-kit/game';
import { ActionButton } from '../client/controls/action-button.tsx';
import { ChipPicker } from '../client/controls/chip-picker.tsx';
import { PlayButton } from '../client/controls/play-button.tsx';
import { useGame } from '../client/game-context.ts';
import { formatAmount } from '../client/text.ts';
import { useKeys } from '../client/use-keys.ts';
import './board-deck.css';
import { tableTexts } from './table-texts.ts';
import { chipAmounts, type Table } from './use-table.ts';

interface BoardDeckProps {
  table: Table<string, unknown>;
  /** What the big button does: throw, spin, deal. */
  verb: Text;
  isBusy: boolean;
}

function PlayLabel({ table, verb }: Omit<BoardDeckProps, 'isBusy'>) {
  const { text } = useGame();
  if (table.phase === 'playing') return <>{text(verb)}</>;
  if (table.nextTotal === 0n) return <>{text(tableTexts.placeFirst)}</>;
  return (
    <>
      {text(table.isRepeat ? tableTexts.repeat : verb)} ·{' '}
      <span className="kit-figures">{formatAmount(table.nextTotal)}</span>
    </>
  );
}

/** What a hand needs at a table with a board: chips, undo, clear, repeat and the button that plays. */
export function BoardDeck({ table, verb, isBusy }: BoardDeckProps) {
  const { text } = useGame();
  const isPlaying = table.phase === 'playing';
  useKeys({ Backspace: table.canUndo ? table.undo : undefined });
  return (
    <>
      <p className="board-deck-line" role="status">
        {table.notice ? (
          <span className="board-deck-notice">{text(table.notice)}</span>
        ) : (
          <>
            <span className="kit-label">{text(tableTexts.stake)}</span>{' '}
            <span className="board-deck-total kit-figures">{formatAmount(table.total)}</span>
          </>
        )}
      </p>
      <ChipPicker
        value={table.chip}
        amounts={chipAmounts}
        onChange={table.setChip}
        isDisabled={isPlaying}
      />
      <div className="board-deck-actions">
        <ActionButton onPress={table.undo} isDisabled={!table.canUndo}>
          {text(tableTexts.undo)}
        </ActionButton>
        <ActionButton onPress={table.clear} isDisabled={isPlaying || table.isEmpty}>
          {text(tableTexts.clear)}
        </ActionButton>
        <ActionButton onPress={table.repeat} isDisabled={!table.canRepeat}>
          {text(tableTexts.repeat)}
        </ActionButton>
      </div>
      <PlayButton
        onPlay={() => void table.play()}
        isBusy={isPlaying || isBusy}
        isDisabled={table.nextTotal === 0n}
      >
        <PlayLabel table={table} verb={verb} />
      </PlayButton>
    </>
  );
}
