import { useLingui } from '@lingui/react/macro';
import { loginStaff } from '@perya/contract/staff/calls/entrance';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { CompanyButton } from './company-button.tsx';
import type { SecondStep } from './second-step.ts';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  readonly email: string;
  /** A company account opens the app as well. */
  readonly hasCompany: boolean;
  readonly onDone: (second: SecondStep) => void;
}

export function PasswordStep({ email: known, hasCompany, onDone }: PasswordStepProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(loginStaff, {
    problemIn: 'form',
    onDone,
  });
  return (
    <StepForm
      title={t`Log in`}
      submitLabel={t`Continue`}
      busy={isBusy}
      problem={problem}
      onSubmit={() => void submit({ email: email.trim(), password })}
    >
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {hasCompany && <CompanyButton input={{}} onProblem={setProblem} />}
    </StepForm>
  );
}
