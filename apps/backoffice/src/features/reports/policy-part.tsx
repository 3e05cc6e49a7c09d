import { useLingui } from '@lingui/react/macro';
import { readFiguresPolicy } from '@perya/contract/reports/staff-calls/days';
import { useState } from 'react';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { PolicyDialog } from './policy-dialog.tsx';
import { PolicyLines } from './policy-subject.tsx';

/** When a gaming day begins and what the regulator takes, with every change; a change takes two people. */
export function PolicyPart() {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(readFiguresPolicy, {});
  const [isAsking, setAsking] = useState(false);
  if (answer === null) return null;
  return (
    // What waits is seen without opening anything.
    <div className="flex shrink-0 flex-col gap-3 px-4 pt-3">
      <WaitingRequests action="figures.policy">
        <details>
          <summary className="w-fit cursor-pointer font-semibold">{t`When a day begins, and the regulator’s share`}</summary>
          <div className="flex flex-col gap-3 py-2">
            <PolicyLines lines={answer.lines} />
            {may('figures.policy') && (
              <Button
                onClick={() => setAsking(true)}
                className="w-fit"
              >{t`Ask for a change`}</Button>
            )}
          </div>
        </details>
      </WaitingRequests>
      {isAsking && <PolicyDialog policy={answer} onClose={() => setAsking(false)} />}
    </div>
  );
}
