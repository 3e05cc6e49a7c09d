import { Button } from '@perya/ui/button';
import { useSecondsLeft } from '../fields/use-seconds-left.ts';

interface SendCodeButtonProps {
  readonly untilMs: number;
  readonly busy: boolean;
  readonly onSend: () => void;
  /** With the seconds left, 0 if it may be pressed. */
  readonly label: (left: number) => string;
}

/** Counts sixty seconds down and then sends again. */
export function SendCodeButton({ untilMs, busy, onSend, label }: SendCodeButtonProps) {
  const left = useSecondsLeft(untilMs);
  return (
    <Button
      kind="ghost"
      busy={busy}
      disabled={left > 0}
      onClick={onSend}
      className="amount-figures"
    >
      {label(left)}
    </Button>
  );
}
