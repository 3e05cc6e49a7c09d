import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { amlRules } from '@perya/contract/aml/rules';
import { listAmlRules, readAmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import type { AnswerOf } from '@perya/contract/call';
import { say } from '@perya/contract/text';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useFiguresText } from './use-figures-text.ts';

/** The figures of the law and of the house's own programme. */
export function AmlPolicyFacts({ policy }: { readonly policy: AnswerOf<typeof readAmlPolicy> }) {
  const { t, i18n } = useLingui();
  const nameOf = useActor();
  return (
    <Facts
      facts={[
        { label: t`Reports are due after, in working days`, value: policy.report_days },
        { label: t`Records are kept for, in years`, value: policy.keep_years },
        {
          label: t`Players are looked at again after, in months`,
          value: t`low ${policy.review_months_low}, normal ${policy.review_months_normal}, high ${policy.review_months_high}`,
        },
        {
          label: t`Paid in within 90 days for a normal rating, ₱`,
          value: i18n.number(policy.normal_pesos),
        },
        {
          label: t`Paid in within 90 days for a high rating, ₱`,
          value: i18n.number(policy.high_pesos),
        },
        { label: t`Code of the house`, value: policy.institution_code || null },
        { label: t`Holidays`, value: policy.holidays.join(', ') || null },
        { label: t`Decided`, value: <Moment at={policy.made_at} /> },
        { label: t`By`, value: nameOf(policy.made_by) },
      ]}
    />
  );
}

/** What a request about those figures changes. */
export function AmlPolicySubject() {
  return (
    <StandingSection call={readAmlPolicy} input={{}}>
      {(policy) => <AmlPolicyFacts policy={policy} />}
    </StandingSection>
  );
}

/** The rule of the AML desk that a request changes. */
export function AmlRuleSubject({ id: name }: { readonly id: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const textOf = useFiguresText();
  return (
    <StandingSection call={listAmlRules} input={{}}>
      {(rules) => {
        const rule = rules.find((each) => each.name === name);
        if (!rule) return null;
        const on = rule.holds ? t`On, payouts wait` : t`On`;
        return (
          <Facts
            facts={[
              { label: t`Rule`, value: say(amlRules[rule.name].title, language) },
              { label: t`State`, value: rule.is_on ? on : t`Off` },
              { label: t`Figures`, value: textOf(rule) },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
