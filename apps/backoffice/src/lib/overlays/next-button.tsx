import { Button, focusAtOnce } from '../fields/button.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';

interface NextButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/** Where a dialog says what was done: Enter and `n` lead on to the next. */
export function NextButton({ label, busy, onNext }: NextButtonProps) {
  usePageKeys({ n: onNext }, { inDialog: true });
  return (
    <Button ref={focusAtOnce} kind="primary" busy={busy} onClick={onNext} aria-keyshortcuts="n">
      {label}
      <KeyHint>n</KeyHint>
    </Button>
  );
}
