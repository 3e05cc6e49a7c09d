import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { homeName } from '@perya/contract/content/staff-calls/home';
import { readCompliance } from '@perya/contract/kyc/staff-calls/compliance';
import { say } from '@perya/contract/text';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { StateBadge } from './compliance-page.tsx';

/** The site whose players would be led to the identity check, and how many of them that meets. */
export function ComplianceSubject({ id: tag }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <StandingSection call={readCompliance} input={{}}>
      {({ sites }) => {
        const site = sites.find((each) => each.tag === tag);
        if (!site) return null;
        return (
          <Facts
            facts={[
              { label: t`Site`, value: say(homeName(site.tag), language) },
              { label: t`State`, value: <StateBadge state={site.state} /> },
              {
                label: t`Players past their time`,
                value: `${i18n.number(site.overdue)}${site.is_more ? '+' : ''}`,
              },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
