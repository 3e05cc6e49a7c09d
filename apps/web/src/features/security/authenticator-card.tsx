import { useLingui } from '@lingui/react/macro';
import { renewRecoveryCodes } from '@perya/contract/identity/calls/account';
import { areRecoveryCodesFew } from '@perya/contract/rules/account-fields';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { NoticeBar } from '@perya/ui/notice-bar';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { AuthenticatorOff } from './authenticator-off.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'setup' }
  | { readonly name: 'off' }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const atRest: Step = { name: 'rest' };

/** A code from an app on the player's phone, asked for on new devices and before the password changes. */
export function AuthenticatorCard({
  isOn,
  codesLeft,
}: {
  readonly isOn: boolean;
  readonly codesLeft: number;
}) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>(atRest);
  const rest = () => setStep(atRest);
  return (
    <section aria-labelledby="authenticator-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="authenticator-title" className="font-bold text-lg leading-snug">
        {t`Authenticator app`}
      </h2>
      <Card className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <p className="flex-1 text-[0.9375rem] text-ink-muted">
            {t`A second proof that it is you: a code from an app on your phone, asked for on new devices and before your password changes.`}
          </p>
          <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? t`On` : t`Off`}</Badge>
        </div>
        {!isOn && (
          <p className="text-[0.9375rem] text-ink-muted">
            {t`SMS codes can be stolen with your number. App codes stay on your phone.`}
          </p>
        )}
        {isOn && step.name === 'rest' && <CodesLeft left={codesLeft} />}
        {step.name === 'rest' && (
          <div className="flex flex-wrap gap-3 *:flex-1">
            {isOn && <NewRecoveryCodes onDone={(codes) => setStep({ name: 'codes', codes })} />}
            <Button
              kind={isOn ? 'secondary' : 'primary'}
              onClick={() => setStep(isOn ? { name: 'off' } : { name: 'setup' })}
            >
              {isOn ? t`Switch off` : t`Switch on`}
            </Button>
          </div>
        )}
        {step.name === 'setup' && (
          <AuthenticatorSetup
            onCancel={rest}
            onDone={(codes) => {
              toast.success(t`The authenticator app is switched on`);
              setStep({ name: 'codes', codes });
            }}
          />
        )}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
        {step.name === 'off' && <AuthenticatorOff onCancel={rest} onDone={rest} />}
      </Card>
    </section>
  );
}

/** Each code works once, and nobody counts what is crossed out on a piece of paper. */
function CodesLeft({ left }: { readonly left: number }) {
  const { t } = useLingui();
  if (!areRecoveryCodesFew(left)) {
    return <p className="text-[0.9375rem] text-ink-muted">{t`Recovery codes left: ${left}`}</p>;
  }
  return (
    <NoticeBar
      tone="warning"
      text={t`Recovery codes left: ${left}. Make new ones now: without your phone they are your only way in.`}
    />
  );
}

/** For whoever has used some of the codes, or lost the list. */
function NewRecoveryCodes({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(renewRecoveryCodes, {
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void submit({})}>
      {t`New recovery codes`}
    </Button>
  );
}
