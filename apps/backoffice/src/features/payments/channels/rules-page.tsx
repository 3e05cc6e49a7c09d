import { useLingui } from '@lingui/react/macro';
import { listRules, type WithdrawalRule } from '@perya/contract/payments/staff-calls/channels';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useRuleTitle } from './use-rule-title.ts';

interface RuleRowProps {
  readonly rule: WithdrawalRule;
  readonly onChange: () => void;
}

function RuleRow({ rule, onChange }: RuleRowProps) {
  const { t } = useLingui();
  const mayChange = useMay()('payments.rules');
  const title = useRuleTitle()(rule.name);
  return (
    <tr>
      <td className="max-w-none! whitespace-normal! py-1.5">{title}</td>
      <td>
        <StatusBadge tone={rule.is_on ? 'positive' : 'neutral'}>
          {rule.is_on ? t`On` : t`Off`}
        </StatusBadge>
      </td>
      <td className="text-right">{rule.amount === null ? '–' : <Money amount={rule.amount} />}</td>
      <td className="text-right">{rule.count ?? '–'}</td>
      <td className="text-right">{rule.hours ?? '–'}</td>
      <td>
        <Age at={rule.updated_at} />
      </td>
      <td>
        {mayChange && (
          <Button kind="quiet" aria-label={t`Change: ${title}`} onClick={onChange}>
            {t`Change`}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What decides whether a withdrawal is paid by itself, waits for a person, or is reported. */
export function RulesPage() {
  const { t } = useLingui();
  const read = useCall(listRules, {});
  const [edited, setEdited] = useState<WithdrawalRule | null>(null);
  return (
    <CallPage
      title={t`Rules`}
      heading={t`Rules of withdrawals`}
      read={read}
      failedTitle={t`The rules could not be loaded`}
    >
      {(rules) => (
        <>
          <WaitingRequests action="payments.rule">
            <div className="overflow-x-auto">
              <table aria-label={t`Rules`} className="list-table min-w-[44rem]">
                <thead>
                  <tr>
                    <th scope="col">{t`Rule`}</th>
                    <th scope="col">{t`State`}</th>
                    <th scope="col" className="text-right">{t`Amount`}</th>
                    <th scope="col" className="text-right">{t`Times`}</th>
                    <th scope="col" className="text-right">{t`Hours`}</th>
                    <th scope="col">{t`Changed`}</th>
                    <th scope="col">
                      <span className="sr-only">{t`Decisions`}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rules.map((rule) => (
                    <RuleRow key={rule.name} rule={rule} onChange={() => setEdited(rule)} />
                  ))}
                </tbody>
              </table>
            </div>
          </WaitingRequests>
          {edited && <RuleDialog rule={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </CallPage>
  );
}
