import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { beginCompanyLogin } from '@perya/contract/staff/calls/entrance';
import { Button } from '../../lib/fields/button.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { CompanyInput } from './company-input.ts';
import { leaveForCompany } from './leave-for-company.ts';

interface CompanyButtonProps {
  readonly input: CompanyInput;
  readonly onProblem: (problem: string) => void;
}

/** The company account instead of a password. */
export function CompanyButton({ input, onProblem }: CompanyButtonProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(beginCompanyLogin, {
    onDone: ({ address }) => leaveForCompany(address),
    problemOf: (error) => {
      onProblem(isApiError(error) ? error.message : t`No connection. Try again.`);
      return null;
    },
  });
  return (
    <Button busy={isBusy} onClick={() => void submit(input)} className="h-9">
      {t`Log in with your company account`}
    </Button>
  );
}
