import { useLingui } from '@lingui/react/macro';
import { canUsePasskeys } from '@perya/app-kit/passkeys/can-use-passkeys';
import { isApiError } from '@perya/contract/client-errors';
import { finishStaffLogin } from '@perya/contract/staff/calls/entrance';
import QrCode from '@perya/ui/qr-code';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { SecondStep } from './second-step.ts';
import { StepForm } from './step-form.tsx';

interface CodeStepProps {
  readonly second: SecondStep;
  /** Recovery codes come once, when the app was confirmed. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
  /** The password was given too long ago. */
  readonly onOver: (problem: string) => void;
}

/** In groups of four, as one types it. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The code of the authenticator app, which a new account sets up by the picture first. */
export function CodeStep({ second, onDone, onOver }: CodeStepProps) {
  const { t } = useLingui();
  const { challenge, enrolment, has_passkeys } = second;
  const [code, setCode] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(finishStaffLogin, {
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    problemOf: (error) => {
      if (isApiError(error) && error.code === 'STAFF_LOGIN_OVER') onOver(error.message);
      else setProblem(isApiError(error) ? error.message : t`No connection. Try again.`);
      setCode('');
      return null;
    },
  });
  return (
    <StepForm
      title={enrolment ? t`Set up your authenticator app` : t`Enter the code`}
      text={
        enrolment
          ? t`Nobody logs in with a password alone. Scan the picture with an authenticator app, then type the code that it shows.`
          : t`The six digits that your authenticator app shows now. Without the app: one of your recovery codes.`
      }
      submitLabel={t`Log in`}
      busy={isBusy}
      problem={problem}
      onSubmit={() => void submit({ challenge, code: code.trim() })}
    >
      {enrolment && (
        <div className="flex flex-wrap items-center gap-4">
          <QrCode
            text={enrolment.uri}
            label={t`QR code for the authenticator app`}
            className="size-40 shrink-0 border border-line"
          />
          <p className="flex min-w-40 flex-1 flex-col gap-1">
            <span className="text-ink-muted">{t`Or type this key by hand:`}</span>
            <code className="break-words font-semibold text-[0.875rem]">
              {spaced(enrolment.secret)}
            </code>
          </p>
        </div>
      )}
      <TextField
        label={t`Code`}
        inputMode={enrolment ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className="amount-figures font-semibold text-[1rem] tracking-[0.2em]"
      />
      {has_passkeys && canUsePasskeys() && (
        <PasskeyButton
          challenge={challenge}
          onDone={() => onDone(null)}
          onOver={onOver}
          onProblem={setProblem}
        />
      )}
    </StepForm>
  );
}
