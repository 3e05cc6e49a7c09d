import { useLingui } from '@lingui/react/macro';
import { listRules } from '@perya/contract/payments/staff-calls/channels';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useRuleTitle } from './use-rule-title.ts';

/** The rule of withdrawals that a request loosens. */
export function RuleSubject({ id: name }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const title = useRuleTitle()(name);
  return (
    <StandingSection call={listRules} input={{}}>
      {(rules) => {
        const rule = rules.find((each) => each.name === name);
        if (!rule) return null;
        return (
          <Facts
            facts={[
              { label: t`Rule`, value: title },
              {
                label: t`State`,
                value: (
                  <StatusBadge tone={rule.is_on ? 'positive' : 'neutral'}>
                    {rule.is_on ? t`On` : t`Off`}
                  </StatusBadge>
                ),
              },
              { label: t`Amount`, value: rule.amount && <Money amount={rule.amount} /> },
              { label: t`Times`, value: rule.count && i18n.number(rule.count) },
              { label: t`Hours`, value: rule.hours && i18n.number(rule.hours) },
              { label: t`Changed`, value: <Moment at={rule.updated_at} /> },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
