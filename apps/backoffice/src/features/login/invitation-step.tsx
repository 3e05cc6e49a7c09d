import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isApiError } from '@perya/contract/client-errors';
import { readInvitation, takeInvitation } from '@perya/contract/staff/calls/entrance';
import { staffPasswordLength } from '@perya/contract/staff/staff-fields';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { CompanyButton } from './company-button.tsx';
import { CompanyStep } from './company-step.tsx';
import type { SecondStep } from './second-step.ts';
import { StepForm } from './step-form.tsx';
import type { WaysIn } from './ways-in.ts';

interface InvitationStepProps {
  readonly invitation: string;
  readonly ways: WaysIn;
  readonly onDone: (second: SecondStep) => void;
}

/** The first password of an invited account, or the company account in place of it. */
export function InvitationStep({ invitation, ways, onDone }: InvitationStepProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer, state, error } = useCall(readInvitation, { invitation });
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(takeInvitation, {
    problemIn: 'form',
    onDone,
  });
  if (state === 'failed') {
    const says = isApiError(error) ? error.message : t`No connection. Try again.`;
    return (
      <div role="alert" className="flex flex-col gap-2">
        <h1 className="font-semibold text-[1.25rem]">{t`This invitation cannot be used`}</h1>
        <p className="text-ink-muted">{says}</p>
        <p>
          <a href="/backoffice">{t`To the login`}</a>
        </p>
      </div>
    );
  }
  if (answer === null) return <p role="status">{t`Reading the invitation`}</p>;
  const { email, name, role_title } = answer;
  const roleName = say(role_title, language);
  const { min } = staffPasswordLength;
  const title = t`Welcome, ${name}`;
  const known = (
    <>
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      {answer.needs_code && (
        <TextField
          label={t`Code of the invitation`}
          hint={t`The colleague who approved your invitation gives it to you`}
          autoComplete="off"
          autoCapitalize="characters"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </>
  );
  if (!ways.password) {
    return (
      <CompanyStep
        title={title}
        text={t`Your role: ${roleName}. Show your company account; your authenticator app follows.`}
        input={{ invitation, code }}
      >
        {known}
      </CompanyStep>
    );
  }
  return (
    <StepForm
      title={title}
      text={t`Your role: ${roleName}. Choose a password; your authenticator app follows.`}
      submitLabel={t`Continue`}
      busy={isBusy}
      problem={problem}
      onSubmit={() => void submit({ invitation, code, password })}
    >
      {known}
      <TextField
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        hint={t`At least ${min} characters; a few words are easy to keep and hard to guess`}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {ways.company && <CompanyButton input={{ invitation, code }} onProblem={setProblem} />}
    </StepForm>
  );
}
