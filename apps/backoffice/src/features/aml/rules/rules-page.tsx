import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { amlRules } from '@perya/contract/aml/rules';
import { type AmlRuleWanted, listAmlRules } from '@perya/contract/aml/staff-calls/rules';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { PolicyPart } from './policy-part.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { useFiguresText } from './use-figures-text.ts';

type Begun = { readonly what: 'change' | 'try'; readonly rule: AmlRuleWanted } | null;

/** Sentences are read whole, also where the table is narrow. */
const wrapped = 'block min-w-48 whitespace-normal py-1';

/** What is looked for. A rule is tried on past months before two switch it on. */
export function AmlRulesPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const textOf = useFiguresText();
  const read = useCall(listAmlRules, {});
  const [begun, setBegun] = useState<Begun>(null);
  const close = () => setBegun(null);
  const stateOf = ({ is_on, holds }: AmlRuleWanted) => {
    if (!is_on) return <StatusBadge>{t`Off`}</StatusBadge>;
    return holds ? (
      <StatusBadge tone="warning">{t`On, payouts wait`}</StatusBadge>
    ) : (
      <StatusBadge tone="positive">{t`On`}</StatusBadge>
    );
  };
  return (
    <CallPage
      title={t`Rules`}
      heading={t`Rules of the AML desk`}
      about={t`A rule is tried on past months with the figures it is to have. Then a second officer switches it on.`}
      read={read}
      failedTitle={t`The rules could not be loaded`}
    >
      {(rules) => (
        <>
          <WaitingRequests action="aml.rule" />
          <PlainTable
            title={t`Rules`}
            rows={rules}
            idOf={({ name }) => name}
            columns={[
              {
                id: 'rule',
                title: t`Rule`,
                cell: (rule) => (
                  <span className={wrapped}>{say(amlRules[rule.name].title, language)}</span>
                ),
              },
              { id: 'state', title: t`State`, cell: stateOf },
              {
                id: 'figures',
                title: t`Figures`,
                cell: (rule) => <span className={wrapped}>{textOf(rule)}</span>,
              },
              {
                id: 'decisions',
                title: t`Decisions`,
                cell: (rule) =>
                  may('aml.rules') && (
                    <span className="flex gap-2">
                      <Button kind="quiet" onClick={() => setBegun({ what: 'try', rule })}>
                        {t`Try`}
                      </Button>
                      <UnlessWaiting action="aml.rule" topic={rule.name} inTable>
                        <Button kind="quiet" onClick={() => setBegun({ what: 'change', rule })}>
                          {t`Change`}
                        </Button>
                      </UnlessWaiting>
                    </span>
                  ),
              },
            ]}
          />
          <PolicyPart />
          {begun?.what === 'try' && <TrialDialog rule={begun.rule} onClose={close} />}
          {begun?.what === 'change' && <RuleDialog rule={begun.rule} onClose={close} />}
        </>
      )}
    </CallPage>
  );
}
