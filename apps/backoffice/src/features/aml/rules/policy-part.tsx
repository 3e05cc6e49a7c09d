import { useLingui } from '@lingui/react/macro';
import { readAmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { PolicyDialog } from './policy-dialog.tsx';

/** The figures of the law and of the house's own programme; a change takes two officers. */
export function PolicyPart() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const nameOf = useActor();
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
      <Facts
        facts={[
          { label: t`Reports are due after, in working days`, value: answer.report_days },
          { label: t`Records are kept for, in years`, value: answer.keep_years },
          {
            label: t`Players are looked at again after, in months`,
            value: t`low ${answer.review_months_low}, normal ${answer.review_months_normal}, high ${answer.review_months_high}`,
          },
          {
            label: t`Paid in within 90 days for a normal rating, ₱`,
            value: i18n.number(answer.normal_pesos),
          },
          {
            label: t`Paid in within 90 days for a high rating, ₱`,
            value: i18n.number(answer.high_pesos),
          },
          { label: t`Code of the house`, value: answer.institution_code || null },
          { label: t`Holidays`, value: answer.holidays.join(', ') || null },
          { label: t`Decided`, value: <Moment at={answer.made_at} /> },
          { label: t`By`, value: nameOf(answer.made_by) },
        ]}
      />
      {isAsking && <PolicyDialog policy={answer} onClose={() => setAsking(false)} />}
    </Section>
  );
}
