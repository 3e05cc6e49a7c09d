import { recoveryCodeMax } from '@perya/contract/rules/account-fields';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { OtpBoxes, type OtpBoxesProps } from './otp-boxes.tsx';

interface SecondFactorFieldProps extends OtpBoxesProps {
  /** A recovery code as it is typed; null while the code of the app is asked for. */
  readonly recovery: string | null;
  readonly onRecovery: (typed: string | null) => void;
  readonly recoveryLabel: string;
  readonly useRecoveryLabel: string;
  readonly useAppLabel: string;
}

/** The code of the authenticator app in six boxes, or a recovery code for whoever has lost the app. */
export function SecondFactorField({
  recovery,
  onRecovery,
  recoveryLabel,
  useRecoveryLabel,
  useAppLabel,
  ...boxes
}: SecondFactorFieldProps) {
  const { message, disabled } = boxes;
  return (
    <div className="flex flex-col items-start gap-1">
      {recovery === null ? (
        <OtpBoxes {...boxes} />
      ) : (
        <div className="w-full">
          <TextField
            label={recoveryLabel}
            value={recovery}
            onChange={(event) => onRecovery(event.target.value.toUpperCase())}
            error={message?.kind === 'error' ? message.text : undefined}
            disabled={disabled}
            maxLength={recoveryCodeMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            className="amount-figures tracking-[0.2em]"
          />
        </div>
      )}
      <Button
        kind="ghost"
        className="-ml-3"
        disabled={disabled}
        onClick={() => onRecovery(recovery === null ? '' : null)}
      >
        {recovery === null ? useRecoveryLabel : useAppLabel}
      </Button>
    </div>
  );
}
