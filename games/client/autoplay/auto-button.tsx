import { useState } from 'react';
import { useGame } from '../game-context.ts';
import type { AutoPlan } from './auto-plan.ts';
import { AutoSheet } from './auto-sheet.tsx';
import { autoTexts } from './auto-texts.ts';

interface AutoButtonProps {
  roundsMax: number;
  stake: bigint;
  balance: bigint;
  isDisabled: boolean;
  onStart(plan: AutoPlan): void;
}

/** Opens what a game may do by itself. */
export function AutoButton({ isDisabled, onStart, ...terms }: AutoButtonProps) {
  const { text } = useGame();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="kit-action auto-button"
        aria-label={text(autoTexts.name)}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5" />
        </svg>
      </button>
      {isOpen && <AutoSheet {...terms} onStart={onStart} onClose={() => setOpen(false)} />}
    </>
  );
}
