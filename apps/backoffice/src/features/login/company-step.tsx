import { useLingui } from '@lingui/react/macro';
import { beginCompanyLogin } from '@perya/contract/staff/calls/entrance';
import type { ReactNode } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { CompanyInput } from './company-input.ts';
import { leaveForCompany } from './leave-for-company.ts';
import { StepForm } from './step-form.tsx';

interface CompanyStepProps {
  readonly title: string;
  readonly text: string;
  readonly input: CompanyInput;
  readonly children?: ReactNode;
}

/** Where no password is asked for: the company account alone. */
export function CompanyStep({ title, text, input, children }: CompanyStepProps) {
  const { t } = useLingui();
  const { submit, isBusy, problem } = useSubmit(beginCompanyLogin, {
    problemIn: 'form',
    onDone: ({ address }) => leaveForCompany(address),
  });
  return (
    <StepForm
      title={title}
      text={text}
      submitLabel={t`Log in with your company account`}
      busy={isBusy}
      problem={problem}
      onSubmit={() => void submit(input)}
    >
      {children}
    </StepForm>
  );
}
