import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { canUsePasskeys } from '@perya/app-kit/passkeys/can-use-passkeys';
import { otp as otpTimes } from '@perya/contract/constants';
import { codeProblem, secondFactorProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { OtpBoxes } from '../../lib/fields/otp-boxes.tsx';
import { codeOf, type OtpDigits } from '../../lib/fields/otp-digits.ts';
import { SecondFactorField } from '../../lib/fields/second-factor-field.tsx';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';
import { clockText } from './clock-text.ts';
import type { Login } from './use-login.ts';

// Few have one, and nobody else is to fetch what it takes.
const PasskeyChoice = lazy(() => import('./passkey-choice.tsx'));

interface ResendButtonProps {
  readonly untilMs: number;
  readonly onResend: () => void;
}

/** Where the code that is asked for comes from. */
function Lead({ login }: { readonly login: Login }) {
  const { form, step, recovery } = login.state;
  const isAppCode = step === 'login-app-code';
  const phone = `${form.countryCode} ${form.number.replace(/^0/, '')}`;
  return (
    <p className="text-ink-muted">
      {!isAppCode && (
        <Trans>
          Enter the 6-digit code that we sent to{' '}
          <strong className="amount-figures whitespace-nowrap text-ink">{phone}</strong>
        </Trans>
      )}
      {isAppCode && recovery === null && (
        <Trans>This device is new. Enter the code that your authenticator app shows.</Trans>
      )}
      {isAppCode && recovery !== null && (
        <Trans>This device is new. Enter one of your recovery codes.</Trans>
      )}
    </p>
  );
}

/** Step login-otp-2, and the same boxes for the code of the authenticator app. [A-087 A-092 A-093 M-198] */
export function CodeStep({ login }: { readonly login: Login }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, change, move, resend, submitCode, typeRecovery, showCodeProblem, finish } = login;
  const { form, step, recovery, codeMessage, isBusy } = state;
  const isAppCode = step === 'login-app-code';
  const code = codeOf(form.code);
  const problem = isAppCode ? secondFactorProblem(recovery ?? code) : codeProblem(code);
  const submitNow = useEffectEvent(() => void submitCode());
  useEffect(() => {
    if (codeProblem(code) !== null) return;
    const timer = setTimeout(submitNow, otpTimes.autoSubmitDebounceMs);
    return () => clearTimeout(timer);
  }, [code]);
  const boxes = {
    boxLabel: (place: number) => t`Digit ${place} of 6`,
    digits: form.code,
    onChange: (digits: OtpDigits) => change({ code: digits }),
    onLeave: () => {
      if (problem !== null && !isBusy && codeMessage === undefined) {
        showCodeProblem(say(ruleTexts[problem], language));
      }
    },
    message: codeMessage,
    disabled: isBusy,
    takesFocus: true,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) void submitCode();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Lead login={login} />
      {isAppCode ? (
        <SecondFactorField
          {...boxes}
          legend={t`Authenticator code`}
          recovery={recovery}
          onRecovery={typeRecovery}
          recoveryLabel={t`Recovery code`}
          useRecoveryLabel={t`Use a recovery code`}
          useAppLabel={t`Use the authenticator app`}
        />
      ) : (
        <OtpBoxes {...boxes} legend={t`Verification code`} />
      )}
      <Button type="submit" size="large" busy={isBusy} disabled={problem !== null}>
        {t`Log in`}
      </Button>
      {isAppCode && canUsePasskeys() && (
        <Suspense fallback={null}>
          <PasskeyChoice
            challenge={state.challenge}
            onSession={finish}
            onProblem={showCodeProblem}
          />
        </Suspense>
      )}
      <div className="-mx-3 flex flex-wrap justify-between gap-x-1 gap-y-2">
        <Button kind="ghost" onClick={() => move('reset-phone')}>
          {t`Reset phone number`}
        </Button>
        {!isAppCode && <ResendButton untilMs={state.resendAtMs} onResend={() => void resend()} />}
      </div>
    </form>
  );
}

/** Counts down and then offers another code. [A-098 A-277 M-199] */
function ResendButton({ untilMs, onResend }: ResendButtonProps) {
  const { t } = useLingui();
  const left = useSecondsLeft(untilMs);
  const wait = clockText(left);
  return (
    <Button kind="ghost" disabled={left > 0} onClick={onResend} className="amount-figures">
      {left > 0 ? t`Resend Code in ${wait}` : t`Resend Code`}
    </Button>
  );
}
