import { useLingui } from '@lingui/react/macro';
import { endTotp } from '@perya/contract/identity/calls/account';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { CodeForm } from './code-form.tsx';

interface AuthenticatorOffProps {
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Whoever lost the phone with the app has the recovery codes. */
export function AuthenticatorOff({ onCancel, onDone }: AuthenticatorOffProps) {
  const { t } = useLingui();
  const end = () => {
    toast.success(t`The authenticator app is switched off`);
    onDone();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-[0.9375rem]">{t`Enter a code of the app, or one of your recovery codes.`}</p>
      <CodeForm
        problemOf={secondFactorProblem}
        submitLabel={t`Switch off`}
        call={endTotp}
        onDone={end}
        acceptsLetters
      />
      <Button kind="ghost" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}
