import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';
import { clockText } from './clock-text.ts';

interface ResendButtonProps {
  readonly untilMs: number;
  readonly onResend: () => void;
}

/** Counts down and then offers another code. [A-098 A-277 M-199] */
export function ResendButton({ untilMs, onResend }: ResendButtonProps) {
  const { t } = useLingui();
  const left = useSecondsLeft(untilMs);
  const wait = clockText(left);
  return (
    <Button kind="ghost" disabled={left > 0} onClick={onResend} className="amount-figures">
      {left > 0 ? t`Resend Code in ${wait}` : t`Resend Code`}
    </Button>
  );
}
