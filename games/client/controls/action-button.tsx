import type { ReactNode } from 'react';
import { useGame } from '../game-context.ts';

interface ActionButtonProps {
  onPress(): void;
  children: ReactNode;
  isDisabled?: boolean;
  /** For a button that shows a picture only. */
  label?: string;
  isStrong?: boolean;
}

/** A second choice beside the big button: undo, clear, double, insurance. */
export function ActionButton({
  onPress,
  children,
  isDisabled = false,
  label,
  isStrong = false,
}: ActionButtonProps) {
  const { sound } = useGame();
  return (
    <button
      type="button"
      className="kit-action"
      data-strong={isStrong || undefined}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => {
        sound.play('click');
        onPress();
      }}
    >
      {children}
    </button>
  );
}
