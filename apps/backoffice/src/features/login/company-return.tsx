import { useLingui } from '@lingui/react/macro';
import { finishCompanyLogin } from '@perya/contract/staff/calls/entrance';
import { useEffect, useRef } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { SecondStep } from './second-step.ts';

interface CompanyReturnProps {
  /** What the login of the company has sent the browser back with. */
  readonly query: string;
  readonly onSecond: (second: SecondStep) => void;
  readonly onDone: () => void;
}

/** Who has come back from the login of the company; what they bring is taken once. */
export function CompanyReturn({ query, onSecond, onDone }: CompanyReturnProps) {
  const { t } = useLingui();
  const isSent = useRef(false);
  const { submit, problem } = useSubmit(finishCompanyLogin, {
    problemIn: 'form',
    onDone: ({ outcome, second }) => {
      if (second !== null) onSecond(second);
      else if (outcome === 'linked') location.replace('/backoffice/settings/own');
      else onDone();
    },
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ query });
  }, [submit, query]);
  if (problem === undefined) {
    return <p role="status">{t`Coming back from the login of your company`}</p>;
  }
  return (
    <div role="alert" className="flex flex-col gap-2">
      <h1 className="font-semibold text-[1.25rem]">{t`The login was not finished`}</h1>
      <p className="text-ink-muted">{problem}</p>
      <p>
        <a href="/backoffice">{t`Continue`}</a>
      </p>
    </div>
  );
}
