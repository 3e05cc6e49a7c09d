import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';

interface SendCodeButtonProps {
  readonly untilMs: number;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Counts sixty seconds down and then sends again. */
export function SendCodeButton({ untilMs, busy, onSend }: SendCodeButtonProps) {
  const { t } = useLingui();
  const left = useSecondsLeft(untilMs);
  return (
    <Button
      kind="ghost"
      busy={busy}
      disabled={left > 0}
      onClick={onSend}
      className="amount-figures"
    >
      {left > 0 ? t`Resend code ${left}` : t`Send code`}
    </Button>
  );
}
