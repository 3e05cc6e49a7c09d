import { useLingui } from '@lingui/react/macro';
import { readAmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { AmlPolicyFacts } from './aml-rules-subjects.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

/** The figures of the law and of the house's own programme; a change takes two officers. */
export function PolicyPart() {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(readAmlPolicy, {});
  const [isAsking, setAsking] = useState(false);
  if (answer === null) return null;
  return (
    <Section
      title={t`Figures of the law`}
      actions={
        may('aml.rules') && (
          <UnlessWaiting action="aml.policy">
            <Button onClick={() => setAsking(true)}>{t`Ask for a change`}</Button>
          </UnlessWaiting>
        )
      }
    >
      <WaitingRequests action="aml.policy" />
      <AmlPolicyFacts policy={answer} />
      {isAsking && <PolicyDialog policy={answer} onClose={() => setAsking(false)} />}
    </Section>
  );
}
