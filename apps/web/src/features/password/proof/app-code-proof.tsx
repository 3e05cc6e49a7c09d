import { useLingui } from '@lingui/react/macro';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { useState } from 'react';
import { codeOf, emptyDigits, type OtpDigits } from '../../../lib/fields/otp-digits.ts';
import { SecondFactorField } from '../../../lib/fields/second-factor-field.tsx';
import { useForm } from '../../../lib/fields/use-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { proveBy } from './prove-by.ts';

/** A code of the authenticator app; whoever lost it has the recovery codes. */
export function AppCodeProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState<string | null>(null);
  const codeIn = (digits: OtpDigits) => recovery ?? codeOf(digits);
  const form = useForm({
    start: { digits: emptyDigits },
    problemsOf: ({ digits }) => {
      const rule = secondFactorProblem(codeIn(digits));
      return { digits: rule && ruleTexts[rule] };
    },
  });
  const { submit, isBusy } = useSubmit(proveBy, {
    problemOf: (error) => {
      form.set({ digits: emptyDigits });
      return form.refusing('digits')(error);
    },
    onDone: onProved,
  });
  const problem = form.errorOf('digits');
  const send = form.sendBy(({ digits }) => submit({ kind: 'totp', code: codeIn(digits) }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SecondFactorField
        legend={t`Authenticator code`}
        boxLabel={(place) => t`Digit ${place} of 6`}
        digits={form.values.digits}
        onChange={(digits) => form.set({ digits })}
        recovery={recovery}
        onRecovery={(typed) => {
          setRecovery(typed);
          form.set({ digits: form.values.digits });
        }}
        recoveryLabel={t`Recovery code`}
        useRecoveryLabel={t`Use a recovery code`}
        useAppLabel={t`Use the authenticator app`}
        message={problem === undefined ? undefined : { kind: 'error', text: problem }}
        disabled={isBusy}
        takesFocus
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t`Confirm`}
      </Button>
    </form>
  );
}
